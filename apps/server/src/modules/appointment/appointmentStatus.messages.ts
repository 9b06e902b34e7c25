import type { AppointmentStatus, Locale } from '@intake/api/rules';

/** How a visit stands, in what leaves Intake: a spreadsheet, a chart. */
export const appointmentStatusTexts: Record<Locale, Record<AppointmentStatus, string>> = {
  en: {
    proposed: 'Held', pending: 'Pending', booked: 'Booked', arrived: 'Arrived', 'checked-in': 'Checked in', fulfilled: 'Seen',
    noshow: 'No-show', cancelled: 'Cancelled', waitlist: 'Waitlist', 'entered-in-error': 'Entered in error',
  },
  fr: {
    proposed: 'Retenu', pending: 'En attente', booked: 'Fixé', arrived: 'En salle d’attente', 'checked-in': 'Accueil fait', fulfilled: 'Vu',
    noshow: 'Absent', cancelled: 'Annulé', waitlist: 'Liste d’attente', 'entered-in-error': 'Saisi par erreur',
  },
  ja: {
    proposed: '仮押さえ', pending: '確認待ち', booked: '予約済み', arrived: '来院済み', 'checked-in': '受付済み', fulfilled: '診察済み',
    noshow: '未来院', cancelled: '取消済み', waitlist: 'キャンセル待ち', 'entered-in-error': '誤入力',
  },
  zh: {
    proposed: '暂留', pending: '待确认', booked: '已预约', arrived: '已到达', 'checked-in': '已签到', fulfilled: '已就诊',
    noshow: '未到', cancelled: '已取消', waitlist: '候补', 'entered-in-error': '录入错误',
  },
};
