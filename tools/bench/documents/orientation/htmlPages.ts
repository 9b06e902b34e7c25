import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { prose } from './wording.ts';
import type { PageKind } from './kinds.ts';

/** A page as a browser prints it. */
export interface HtmlPage {
  kind: PageKind;
  html: string;
  /** Printed on letter paper laid across. */
  wide?: true;
}

const paragraphs = (language: Parameters<typeof prose>[0], count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `<p>${prose(language, 4, from + i * 3)}</p>`).join('');

const styled = (style: string, html: string) => `<div style="${style}">${html}</div>`;

const fields = ['Patient name', 'Date of birth', 'Health card', 'Telephone', 'Address', 'Postal code', 'Referring physician', 'Clinic', 'Fax number', 'Billing number', 'Reason', 'History', 'Medications', 'Allergies'];

const form = (filled: string) =>
  `<h2>Referral request</h2><table>${fields.map((field, i) => `<tr><td>${field}</td><td style="${filled}">${i % 3 === 2 ? '' : prose('english', 1, i).slice(0, 34)}</td></tr>`).join('')}</table>
   <p>☐ Routine &nbsp; ☒ Urgent &nbsp; ☐ STAT &nbsp;&nbsp; Signature ______________________</p>`;

const barred = ['Patient information', 'Referring provider', 'Services requested', 'Clinical history']
  .map((heading, i) => `<h3 style="background:#000;color:#fff;padding:4px;print-color-adjust:exact">${heading.toUpperCase()}</h3><p>${prose('english', 2, i)}</p>`)
  .join('');

const wideTable = `<h3>Medication record</h3><table><tr>${['Drug', 'Dose', 'Route', 'Frequency', 'Started', 'Stopped', 'Prescriber', 'Remarks'].map((name) => `<th>${name}</th>`).join('')}</tr>
  ${Array.from({ length: 20 }, (_, i) => `<tr><td>${['Ramipril', 'Metformin', 'Atorvastatin', 'Bisoprolol'][i % 4]}</td><td>${5 * (i + 1)} mg</td><td>oral</td><td>twice daily</td><td>2025-0${1 + (i % 9)}-14</td><td></td><td>Dr. Tremblay</td><td>${prose('english', 1, i).slice(0, 30)}</td></tr>`).join('')}</table>`;

const figures = `<h3>Laboratory results</h3><table>${Array.from({ length: 30 }, (_, i) => `<tr>${Array.from({ length: 6 }, (__, j) => `<td>${((i * 37 + j * 101) % 900) / 10}</td>`).join('')}</tr>`).join('')}</table>`;

/** A picture with light, shade, edges and grain, the same for the same number. */
const photograph = (seed: number, width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 600 450" preserveAspectRatio="none">
    <defs><filter id="f${seed}"><feTurbulence type="fractalNoise" baseFrequency="0.0${seed + 1} 0.0${seed + 3}" numOctaves="5" seed="${seed}"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope="2.2" intercept="-0.6"/><feFuncG type="linear" slope="2.2" intercept="-0.6"/><feFuncB type="linear" slope="2.2" intercept="-0.6"/><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter></defs>
    <rect width="600" height="450" filter="url(#f${seed})"/><ellipse cx="${200 + seed * 20}" cy="220" rx="110" ry="150" fill="#999" opacity="0.7"/><path d="M0 ${380 - seed * 10} L600 ${300 + seed * 8} L600 450 L0 450 Z" fill="#333" opacity="0.8"/></svg>`;

const stamp = (turn: number, text: string) =>
  `<div style="position:absolute;left:3.4in;top:2.6in;transform:rotate(${turn}deg);border:5px solid #222;border-radius:14px;padding:8px 18px;font:bold 44px 'Nimbus Sans'">${text}<br><span style="font-size:22px">NOV 14 2025 &nbsp; 10:42</span></div>`;

const trace = (row: number) =>
  `<path transform="translate(0 ${row * 90 + 60})" fill="none" stroke="#000" stroke-width="1.6" d="M0 0 ${Array.from({ length: 14 }, (_, i) => `h18 q6 -12 12 0 h6 l3 6 l4 ${-40 - ((i * row) % 9)} l5 52 l3 -18 h6 q8 -18 16 0`).join(' ')}"/>`;

const strip = `<h4>Electrocardiogram &nbsp; 25 mm/s &nbsp; 10 mm/mV</h4><svg width="700" height="620" viewBox="0 0 1100 620"><g stroke="#bbb">${Array.from({ length: 45 }, (_, i) => `<path d="M${i * 25} 0 V620"/>`).join('')}${Array.from({ length: 26 }, (_, i) => `<path d="M0 ${i * 25} H1100"/>`).join('')}</g>${[0, 1, 2, 3, 4, 5].map(trace).join('')}</svg><p>Sinus rhythm. Normal axis. No acute changes since the previous tracing.</p>`;

const chart = `<h3>Weight over time</h3><svg width="640" height="560" font-family="Nimbus Sans" font-size="20"><path d="M80 20 V500 H620" fill="none" stroke="#000" stroke-width="3"/><text transform="translate(30 340) rotate(-90)">Kilograms at each visit</text>${Array.from({ length: 10 }, (_, i) => `<rect x="${100 + i * 50}" y="${460 - ((i * 73) % 330)}" width="34" height="${40 + ((i * 73) % 330)}" fill="${i % 2 ? '#555' : '#aaa'}"/><text transform="translate(${124 + i * 50} 555) rotate(-90)">2025-${10 + i}</text>`).join('')}</svg><p>${prose('english', 3, 4)}</p>`;

const bars = (seed: number) => Array.from({ length: 70 }, (_, i) => `<rect x="${i * 6}" width="${1 + ((i * seed * 7) % 5)}" height="110"/>`).join('');

const label = `<p style="font:bold 30px 'Nimbus Sans'">Specimen 4417-A</p><svg width="430" height="110">${bars(3)}</svg><p>${prose('english', 1, 2)}</p><svg width="430" height="110">${bars(5)}</svg><p>Collected 2025-11-14, refrigerate on arrival</p>`;

const sidebar = `<div style="position:absolute;left:0;top:0;bottom:0;width:1.3in;background:#ddd;writing-mode:vertical-rl;transform:rotate(180deg);font:bold 74px 'Nimbus Sans';text-align:center;height:9.4in">FACSIMILE</div><div style="margin-left:1.7in"><h2>Cardiology associates</h2><p>To: Central intake<br>From: Doctor Lemieux<br>Pages: 3<br>Date: November 14</p><p>${prose('english', 3)}</p></div>`;

const lined = (text: string) =>
  `<div style="font:30px/46px Z003;background:repeating-linear-gradient(#fff 0 44px,#777 44px 46px);print-color-adjust:exact">${text}</div>`;

const noto = (name: string) => pathToFileURL(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/index.css`)).href;

const pages: HtmlPage[] = [
  { kind: 'letter', html: styled("font:16px/1.5 'Nimbus Roman'", `<p>November 14, 2025</p><p>Dear colleague,</p>${paragraphs('english', 4)}<p>Sincerely,<br>Doctor Lemieux</p>`) },
  { kind: 'letter', html: styled("font:15px/1.4 'Nimbus Sans Narrow'", paragraphs('english', 6, 2)) },
  { kind: 'letter', html: styled("font:17px/1.6 'URW Bookman'", paragraphs('french', 4)) },
  { kind: 'letter', html: styled("font:14px/1.4 'DejaVu Serif';columns:2", `<h2>Newsletter</h2>${photograph(4, 280, 200)}${paragraphs('english', 6, 5)}`) },
  { kind: 'short', html: styled("font:18px 'Nimbus Sans'", '<p>Please see the attached report.</p><p>Signed electronically by Doctor Lemieux</p>') },
  { kind: 'short', html: styled("font:15px 'P052'", '<p>Thank you for your prompt attention to this request.</p>') },
  { kind: 'form', html: styled("font:15px 'URW Gothic'", form("font:15px 'Nimbus Mono PS'")) },
  { kind: 'form', html: styled("font:15px 'Nimbus Sans'", form('')) },
  { kind: 'form', html: styled("font:14px 'DejaVu Sans'", barred) },
  { kind: 'landscape table', html: styled("font:13px 'Nimbus Sans'", wideTable), wide: true },
  { kind: 'landscape table', html: styled("font:13px 'DejaVu Sans Mono'", wideTable), wide: true },
  { kind: 'figures', html: styled("font:16px 'Nimbus Mono PS'", figures) },
  { kind: 'large print', html: styled("font:bold 84px/1.2 'Nimbus Sans'", 'Clinic closed on Monday for training') },
  { kind: 'large print', html: styled("font:64px/1.3 'DejaVu Serif'", 'Please bring your health card to every visit') },
  { kind: 'large print', html: styled("font:bold 150px/1.1 'Nimbus Sans'", 'URGENT<br>FAX') },
  { kind: 'photograph', html: `${photograph(1, 680, 520)}<p style="font:18px 'Nimbus Sans'">Wound of the left forearm on the second day, taken before dressing.</p>` },
  { kind: 'photograph', html: `<p style="font:16px 'P052'">${prose('english', 5)}</p>${photograph(2, 640, 420)}<p style="font:16px 'P052'">${prose('english', 3, 3)}</p>` },
  { kind: 'photograph', html: styled("font:15px 'Nimbus Sans'", `${photograph(3, 330, 300)} ${photograph(5, 330, 300)}<p>Fundus, right eye and left eye, dilated examination</p><p>${prose('english', 3, 6)}</p>`) },
  { kind: 'no words', html: photograph(6, 690, 880) },
  { kind: 'no words', html: photograph(7, 500, 690) },
  { kind: 'no words', html: '&nbsp;' },
  { kind: 'no words', html: strip.replace(/<h4>.*?<\/h4>|<p>.*?<\/p>/g, '') },
  { kind: 'stamp', html: styled("font:16px/1.5 'Nimbus Roman'", paragraphs('english', 5, 1) + stamp(-24, 'RECEIVED')) },
  { kind: 'stamp', html: styled("font:16px/1.5 'C059'", paragraphs('english', 3, 4) + stamp(75, 'CONFIDENTIAL')) },
  { kind: 'handwriting', html: styled('font:30px/1.5 Z003', paragraphs('english', 3, 7)) },
  { kind: 'handwriting', html: lined(prose('english', 9, 3)) },
  { kind: 'handwriting', html: styled("font:14px 'Nimbus Sans'", form('font:24px Z003')) },
  { kind: 'chart', html: styled("font:15px 'Nimbus Sans'", strip) },
  { kind: 'chart', html: styled("font:15px 'Nimbus Sans'", chart) },
  { kind: 'chart', html: styled("font:17px 'Nimbus Sans'", label) },
  { kind: 'chart', html: styled("font:18px 'Nimbus Sans';position:relative", sidebar) },
  { kind: 'Chinese or Japanese', html: styled("font:19px/1.7 'Noto Sans SC Variable'", paragraphs('chinese', 6)) },
  { kind: 'Chinese or Japanese', html: styled("font:17px/1.7 'Noto Sans JP Variable'", paragraphs('japanese', 6)) },
  { kind: 'Chinese or Japanese', html: styled("font:18px 'Noto Sans SC Variable'", `<table>${['姓名', '出生日期', '健康卡号', '电话', '地址', '转诊医生', '原因', '病史'].map((field, i) => `<tr><td>${field}</td><td>${prose('chinese', 1, i)}</td></tr>`).join('')}</table>`) },
];

/** One document for a browser to print, a page for each of `htmlPages`. */
const document = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${noto('noto-sans-sc')}"><link rel="stylesheet" href="${noto('noto-sans-jp')}">
<style>@page{size:8.5in 11in;margin:.7in} @page wide{size:11in 8.5in;margin:.7in} body{margin:0} section{break-after:page;position:relative;height:9.55in;overflow:hidden} .wide{page:wide;height:7in} table{border-collapse:collapse;width:100%} td,th{border:1.5px solid #000;padding:5px 8px;height:22px;text-align:left}</style>
${pages.map(({ html, wide }) => `<section${wide ? ' class="wide"' : ''}>${html}</section>`).join('\n')}`;

export { pages as htmlPages, document as htmlDocument };
