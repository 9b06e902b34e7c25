/** Escaped markup; made by `element` alone. */
export type Xml = string & { readonly xml: unique symbol };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- XML 1.0 has none of these, escaped or not
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escape = (text: string) => text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (character) => entities[character]!);

type Attributes = Readonly<Record<string, string>>;
type Content = string | readonly Xml[];

/** A text is escaped; elements are put in as they are. */
export function element(name: string, content: Content): Xml;
export function element(name: string, attributes: Attributes, content: Content): Xml;
export function element(name: string, ...rest: [Content] | [Attributes, Content]): Xml {
  const [attributes, content] = rest.length === 2 ? rest : [{}, rest[0]];
  const inside = typeof content === 'string' ? escape(content) : content.join('');
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${said.join('')}>${inside}</${name}>` as Xml;
}

export const xmlDocument = (root: Xml): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
