import { Button } from '@intake/ui/Button';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Buttons, Code, Poster, Words } from './PageCode.styles.ts';
import { qrImageOf, type QrImage } from './qrImage.ts';
import { settingsMessages as texts } from './RequisitionSettings.messages.ts';

export interface PageCodeProps {
  /** Where the page is. */
  url: string;
  onDownload: (download: { format: 'png' | 'svg'; image: QrImage }) => void;
}

/** The address of the page for a telephone: on a poster, a letter or a referral pad. */
export function PageCode({ url, onDownload }: PageCodeProps) {
  const { formatMessage } = useIntl();
  const image = useMemo(() => qrImageOf(url), [url]);
  return (
    <Poster>
      <Code role="img" aria-label={formatMessage(texts.code)} viewBox={`0 0 ${image.size} ${image.size}`} shapeRendering="crispEdges">
        <path d={image.path} />
      </Code>
      <Words>
        <h2>{formatMessage(texts.codeTitle)}</h2>
        <p>{formatMessage(texts.codeText)}</p>
        <Buttons>
          <Button size="sm" icon={<Download aria-hidden />} onPress={() => onDownload({ format: 'png', image })}>
            {formatMessage(texts.codePng)}
          </Button>
          <Button size="sm" variant="quiet" icon={<Download aria-hidden />} onPress={() => onDownload({ format: 'svg', image })}>
            {formatMessage(texts.codeSvg)}
          </Button>
        </Buttons>
      </Words>
    </Poster>
  );
}
