import type { DocumentType } from '@intake/api/rules';
import type { Proposal } from '../extraction.ts';
import type { DocumentView, PageView } from '../document.ts';
import { fold } from '../page/fold.ts';
import { withoutUnticked } from '../labels/options.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

interface Cue {
  type: DocumentType;
  test: RegExp;
  /** Weight in a heading; in running text it counts a fifth. */
  weight: number;
}

const cue = (type: DocumentType, weight: number, test: RegExp): Cue => ({ type, weight, test });

/** Less than this is no evidence. */
const leastWeight = 1.5;
const salutationWeight = 2;
/** What one phrase of the text weighs, but for thanks to whoever referred, with which only a report begins. */
const mentionWeight = 2.5;

/** What headings and phrases say about a document; text is folded. */
const cues: Cue[] = [
  cue('requisition', 10, /\brequisition\b|requete (?:d'imagerie|d'examen)/),
  cue('imaging-report', 10, /(?:imaging|radiology|x-?ray|ultrasound|mri|ct|echocardiogram) report|^exam(?:ination)? ?: ?(?:ct|mri|x-?ray|xr|us|ultrasound|mammogra|echo|nm|pet)\b|影像(?:学)?(?:检查)?报告|影像報告|画像診断報告|rapport (?:d'imagerie|de radiologie|radiologique|d'echographie)/),
  cue('imaging-report', 10, /^(?:findings|technique|comparison) ?:/),
  cue('imaging-report', 3, /^findings\b|^impression\b(?! and plan)|^conclusion\b|radiologist|radiologiste|interpreted by|interprete par|^comparison\b|^technique\b/),
  cue('lab-result', 10, /检验报告|檢驗報告|検査結果報告|\blab(?:oratory)? (?:report|results?)|rapport de laboratoire|resultats? (?:de laboratoire|d'analyses?)/),
  cue('lab-result', 6, /\btests?\b.*\bresults?\b.*\b(?:reference|units|flag)\b/),
  cue('lab-result', 4, /reference (?:range|interval)|valeurs? de reference|specimen|accession/),
  cue('consult-report', 10, /consult(?:ation)? (?:report|note)|rapport de consultation|note de consultation|compte rendu de consultation/),
  cue('consult-report', 14, /thank you for (?:referring|asking (?:me|us) to see|involving (?:me|us)|your referral)|^consults? by\b|merci de m'avoir (?:adresse|refere)/),
  cue('consult-report', 7, /^(?:date of consultation|date seen|date de la consultation)\b|seen in consultation|vue? en consultation/),
  cue('discharge-summary', 12, /出院小结|出院小結|出院记录|退院時要約|退院サマリー|discharge summary|sommaire de (?:depart|l'hospitalisation)|resume de depart|conge de l'hopital/),
  cue('prescription', 10, /处方笺|處方箋|処方箋|(?:prescription|rx|medication) (?:renewal|refill|request|order)|refill (?:request|authori[sz]ation)|renewal (?:authori[sz]ation|request)|renouvellement (?:d'ordonnance|de prescription)|demande de renouvellement/),
  cue('prescription', 3, /\bpharmacy\b|\bpharmacie\b|no refills|aucun renouvellement|\brefills?\b/),
  cue('insurance', 9, /\bwsib\b|\bcnesst\b|workplace injury|workers'? compensation|indemnisation|insurance (?:form|claim)|claim (?:number|no|form)|attending physician'?s statement/),
  cue('insurance', 4, /date of (?:injury|accident)|date de l'accident|employer|employeur|worker information|travailleur/),
  cue('referral', 12, /转诊[信单]|轉診[信單]|转介[信单]|轉介[信單]|診療情報提供書|紹介状/),
  // Labels of a referral, which no other paper has.
  cue('referral', 8, /转诊(?:科室|医生|原因)|轉診(?:科室|醫生|原因)|转介(?:科别|医生|原因)|轉介(?:科別|醫生|原因)|紹介(?:目的|理由|元医)/),
  cue('referral', 9, /\breferral\b(?!.{0,30} (?:is|are|was|will be) (?:recommended|suggested|advised|required|needed))|requete de (?:service|consultation)|^reference en |demande (?:\w+ )?de consultation|appointment request|request for (?:consultation|appointment)|demande de rendez-vous|e-?referral|consultation request/),
  cue('referral', 8, /\b(?<!for )referring (?:this|the|my|him|her|them|mr|mrs|ms|above|you)\b|refer (?:this|the|my|him|her|mr|mrs|ms)\b|(?:please|pls|kindly) (?:see|assess|evaluate|arrange)|(?:could|would|can) you (?:please |kindly )?(?:see|assess|evaluate)|needs? (?:an? |your )?(?:[\w-]+ ){0,3}(?:assessment|consultation|opinion|evaluation)\b|request(?:ing)? (?:an? |your )(?:[\w-]+ )?(?:consult(?:ation)?|assessment|opinion|appointment)|remercie de (?:recevoir|voir|bien vouloir)|je vous (?:adresse|refere)/),
  cue('referral', 12, /(?:thank you|thanks) for (?:kindly )?(?:seeing|agreeing to see|assessing)|merci de (?:voir|recevoir|bien vouloir (?:voir|evaluer))/),
  cue('referral', 10, /(?:appreciate|grateful for|welcome) (?:your|an) (?:opinion|assessment|evaluation)|saurais gre (?:d'evaluer|de (?:la |le |l')?(?:voir|recevoir|evaluer))|grateful if you (?:could|would) (?:see|assess)/),
  // Labels that reports have too: they tip the scales where nothing else does.
  cue('referral', 4, /reason for (?:referral|consultation)|clinical question|motif de (?:la )?(?:consultation|reference)|raison de la consultation|question clinique|referring (?:physician|doctor|provider)|medecin referent/),
  cue('referral', 4, /service requested|requested service|consultation requested|referral to\b|\bspecialty\b|service demande|consultation demandee|specialite|orientation vers/),
  cue('junk', 9, /limited time offer|offre d'une duree limitee|removed? from (?:our|this) (?:fax )?list|retire de notre liste|unsubscribe|save \d+ ?%|\d+ ?% de rabais|order (?:now|today)|commandez maintenant|best prices|meilleurs prix|free (?:delivery|quote|estimate|vacation)|livraison gratuite|act now|special offer|lowest (?:rates|prices)|call now/),
  cue('correspondence', 9, /appointment (?:notification|confirmation|notice|reminder)|(?:avis|confirmation|rappel) de rendez-vous/),
  cue('correspondence', 12, /did not (?:attend|show up for|come (?:to|for))|failed to attend|missed (?:his|her|their|your|the|an?) (?:\w+ )?appointment|no-?show (?:letter|notice)|ne s'est pas presentee?|未按时就诊|未按時就診|来院されません/),
  cue('correspondence', salutationWeight, /^dear\b|to whom it may concern|a qui de droit/),
];

export interface TypeDecision {
  type: DocumentType;
  proposal: Proposal | null;
}

/** Weighs headings against running text; `other` with no evidence when nothing speaks up. */
export function documentTypeOf(document: DocumentView): TypeDecision {
  const totals = new Map<DocumentType, { weight: number; evidence: { page: PageView; tokens: Token[]; weight: number; heading: boolean } }>();
  for (const page of document.pages) {
    for (const { line, tokens, heading } of linesOf(page)) {
      for (const { type, test, weight } of cues) {
        if (!test.test(line)) continue;
        const counted = (heading ? weight : weight / 5) * (page === document.pages[0] ? 1 : 0.8);
        const total = totals.get(type);
        const evidence = !total || counted > total.evidence.weight ? { page, tokens, weight: counted, heading } : total.evidence;
        totals.set(type, { weight: (total?.weight ?? 0) + counted, evidence });
      }
    }
  }
  const clinical = [...totals].some(([type, { weight }]) => type !== 'correspondence' && weight >= leastWeight);
  // A salutation says only that it is a letter: whatever else speaks up says more.
  const ranked = [...totals].filter(([type]) => type !== 'correspondence' || !clinical || totals.get(type)!.weight > salutationWeight).sort(([, a], [, b]) => b.weight - a.weight);
  const [best, second] = ranked;
  if (!best || best[1].weight < leastWeight) return { type: 'other', proposal: null };
  const [type, { weight, evidence }] = best;
  const margin = (weight - (second?.[1].weight ?? 0)) / weight;
  // A letter that says nothing else may be of any kind, and may speak of a report, a refill or a claim without being one.
  const isMention = (type === 'correspondence' && weight <= salutationWeight) || (type !== 'referral' && weight < mentionWeight && !evidence.heading);
  const told = isMention ? 0.8 : 1;
  const fit = told * Math.min(0.98, 0.68 + 0.15 * Math.min(1, weight / 8) + 0.15 * Math.min(1, margin * 1.5));
  // Its words were recognised as ones of the cues, so that they are no longer in doubt.
  return { type, proposal: { value: type, page: evidence.page, tokens: evidence.tokens, doubtful: [], fit } };
}

/** `转 诊 单` */
const spread = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Rows as lines; a heading is short and tall, in capitals, or near the top of its page. */
function linesOf(page: PageView): { line: string; tokens: Token[]; heading: boolean }[] {
  const aspect = page.page.height / page.page.width;
  return page.rows.map((row) => {
    const tokens = withoutUnticked(row.segments.flatMap((segment) => segment.tokens));
    const text = textOf(tokens);
    const short = text.length < 60;
    const tall = row.y1 - row.y0 > page.wordHeight * 1.15;
    const capitals = text === text.toUpperCase() && /\p{L}{4}/u.test(text);
    return { line: fold(text).replace(spread, ''), tokens, heading: short && (tall || capitals || row.y0 < 0.2 * aspect) };
  });
}
