import type { Locale } from '@intake/api/rules';

export type VisitColumn = 'day' | 'from' | 'until' | 'patient' | 'visit' | 'physician' | 'resource' | 'location' | 'status' | 'overbooked' | 'reason' | 'note';

interface ExportTexts {
  columns: Record<VisitColumn, string>;
  confirmed: string;
}

/** What the visits of a day say in a spreadsheet. */
export const exportTexts: Record<Locale, ExportTexts> = {
  en: {
    columns: {
      day: 'Day', from: 'From', until: 'Until', patient: 'Patient', visit: 'Visit', physician: 'Physician', resource: 'Room or device', location: 'Location', status: 'Status',
      overbooked: 'Overbooked because', reason: 'Reason', note: 'Note',
    },
    confirmed: 'Confirmed',
  },
  fr: {
    columns: {
      day: 'Jour', from: 'De', until: 'À', patient: 'Patient', visit: 'Type de rendez-vous', physician: 'Médecin', resource: 'Salle ou appareil', location: 'Site', status: 'État',
      overbooked: 'Motif du surnombre', reason: 'Motif', note: 'Note',
    },
    confirmed: 'Confirmé',
  },
  zh: {
    columns: {
      day: '日期', from: '开始', until: '结束', patient: '患者', visit: '就诊', physician: '医生', resource: '房间或设备', location: '院区', status: '状态', overbooked: '超额预约原因',
      reason: '原因', note: '备注',
    },
    confirmed: '已确认',
  },
  ja: {
    columns: {
      day: '日付', from: '開始', until: '終了', patient: '患者', visit: '診療', physician: '医師', resource: '部屋または機器', location: '拠点', status: '状態', overbooked: '重複予約の理由',
      reason: '理由', note: 'メモ',
    },
    confirmed: '確認済み',
  },
};
