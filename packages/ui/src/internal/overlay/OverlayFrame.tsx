import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Body, Content, Fields, Foot, Head } from '../../components/Dialog/Dialog.styles.ts';
import { Form } from '../../components/Form/Form.tsx';
import type { FormProps } from '../../components/Form/Form.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { useFocusReturn } from './useFocusReturn.ts';

type Part = ReactNode | ((dialog: { close: () => void }) => ReactNode);

/** The form that content and buttons of a dialog are together. */
export type OverlayForm = Omit<FormProps, 'layout' | 'children'>;

export interface OverlayFrameProps {
  title: string;
  role: 'dialog' | 'alertdialog';
  footer?: Part;
  form?: OverlayForm;
  children?: Part;
}

const fill = (part: Part, close: () => void) => (typeof part === 'function' ? part({ close }) : part);

/** Title, content and buttons of a dialog or a drawer. */
export function OverlayFrame({ title, role, footer, form, children }: OverlayFrameProps) {
  const labels = useUiLabels();
  useFocusReturn();
  return (
    <Body role={role}>
      {({ close }) => (
        <>
          <Head>
            <Heading slot="title">{title}</Heading>
            {role === 'dialog' && <IconButton label={labels.close} icon={<X aria-hidden />} size="sm" onPress={close} />}
          </Head>
          {form ? (
            <Form {...form} layout={(fields) => parts(<Fields>{fields}</Fields>, footer, close)}>
              {fill(children, close)}
            </Form>
          ) : (
            parts(fill(children, close), footer, close)
          )}
        </>
      )}
    </Body>
  );
}

const parts = (content: ReactNode, footer: Part, close: () => void) => (
  <>
    <Content>{content}</Content>
    {footer !== undefined && <Foot>{fill(footer, close)}</Foot>}
  </>
);
