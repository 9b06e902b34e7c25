import type { DocumentType } from '@intake/api/rules';
import type { Sheet } from '../sheet.ts';

/** An advertisement, as every fax number gets them. */
export function drawJunk(sheet: Sheet): DocumentType {
  const { canvas, facts, writing } = sheet;
  canvas.y = 110;
  canvas.line(sheet.say('LIMITED TIME OFFER!', 'OFFRE D’UNE DUREE LIMITEE!'), { size: 26, bold: true, align: 'center', gap: 14 });
  canvas.line(sheet.say('SAVE 60% ON TONER AND PRINTER SUPPLIES', '60 % DE RABAIS SUR LES CARTOUCHES'), { size: 17, bold: true, align: 'center', gap: 20 });
  canvas.paragraph(sheet.say('Stock up your office today! Best prices guaranteed, free delivery on orders over $99. Order now while supplies last.', 'Approvisionnez votre bureau dès aujourd’hui! Meilleurs prix garantis, livraison gratuite. Commandez maintenant, quantités limitées.'), { size: 14, gap: 20 });
  canvas.line(sheet.say(`CALL NOW: ${writing.phone(facts.other.phone ?? '')}`, `APPELEZ : ${writing.phone(facts.other.phone ?? '')}`), { size: 20, bold: true, align: 'center', gap: 60 });
  canvas.line(sheet.say('To be removed from our fax list, call the number above. Unsubscribe any time.', 'Pour être retiré de notre liste de télécopie, appelez ce numéro.'), { size: 8, align: 'center' });
  return 'junk';
}
