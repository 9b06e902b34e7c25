import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { ScrollRegion } from '../../internal/scroll/ScrollRegion.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Code, Head, Root } from './CodeBlock.styles.ts';

export interface CodeBlockProps {
  /** What it is; stands above it. */
  label: string;
  /** Copied as it is; lines end with `\n`. */
  code: string;
  /** Counts the lines; the numbers are not copied. */
  hasLineNumbers?: boolean;
  /** Called when the clipboard refuses; the code can still be selected. */
  onCopyFailed?: () => void;
}

/** How long the mark of success stays, milliseconds. */
const copiedFor = 2_000;

/** Code, a payload or a key, to be read and copied. Reads from the left in either direction. */
export function CodeBlock({ label, code, hasLineNumbers, onCopyFailed }: CodeBlockProps) {
  const labels = useUiLabels();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(true), onCopyFailed);
  return (
    <Root>
      <Head>
        <p id={id}>{label}</p>
        <IconButton
          size="sm"
          label={isCopied ? labels.copied : labels.copy}
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copy()}
        />
      </Head>
      <ScrollRegion labelledBy={id}>
        <Code dir="ltr" translate="no" data-numbered={hasLineNumbers || undefined}>
          {code.split('\n').map((line, at) => (
            <code key={at}>{`${line}\n`}</code>
          ))}
        </Code>
      </ScrollRegion>
      <VisuallyHidden isLive>{isCopied ? labels.copied : ''}</VisuallyHidden>
    </Root>
  );
}
