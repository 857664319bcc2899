import {
  ChartColumn,
  CircleQuestionMark,
  Clapperboard,
  FileSpreadsheet,
  Gift,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  Mail,
  Medal,
  QrCode,
  Repeat,
  ScrollText,
  Settings,
  TicketPercent,
  UsersRound,
} from 'lucide-react'
import { shellTexts as t } from '../shell.texts'
import type { CountName } from './counts'

export type MenuEntry = {
  /** Address below /admin; '' is the desk's first page. */
  path: string
  label: string
  icon: LucideIcon
  /** Letter that opens the page after G. */
  key: string
  count?: CountName
}
type MenuGroup = { title?: string; entries: MenuEntry[] }

const home = { path: '', label: t.dashboard, icon: LayoutDashboard, key: 'd' }
const accounts = { path: 'accounts', label: t.accounts, icon: UsersRound, key: 'a' }
const audit = { path: 'audit', label: t.audit, icon: ScrollText, key: 'l' }

/** The provider's menu. Entries that have no page yet are not shown. */
const provider: MenuGroup[] = [
  { entries: [home] },
  {
    title: t.lessons,
    entries: [
      { path: 'videos', label: t.videos, icon: Clapperboard, key: 'v' },
      { path: 'topics', label: t.topics, icon: LayoutGrid, key: 't' },
      { path: 'skills', label: t.skills, icon: Medal, key: 'k' },
      { path: 'faq', label: t.faq, icon: CircleQuestionMark, key: 'f' },
    ],
  },
  {
    title: t.people,
    entries: [
      accounts,
      { path: 'organisations', label: t.organisations, icon: Landmark, key: 'o' },
      { path: 'messages', label: t.messages, icon: Mail, key: 'm', count: 'messages' },
    ],
  },
  {
    title: t.money,
    entries: [
      { path: 'subscriptions', label: t.subscriptions, icon: Repeat, key: 's' },
      { path: 'revenue', label: t.revenue, icon: ChartColumn, key: 'e' },
      { path: 'vouchers', label: t.vouchers, icon: TicketPercent, key: 'c' },
      { path: 'redemptions', label: t.redemptions, icon: Gift, key: 'r', count: 'redemptions' },
    ],
  },
]

const foot: MenuEntry[] = [audit, { path: 'settings', label: t.settings, icon: Settings, key: 'i' }]

/** The menu of an organisation's admin, without lessons, money and settings. */
const organisation: MenuGroup[] = [
  {
    entries: [
      { ...home, label: t.home },
      accounts,
      { path: 'import', label: t.import, icon: FileSpreadsheet, key: 'p' },
      { path: 'login-cards', label: t.loginCards, icon: QrCode, key: 'q' },
      audit,
    ],
  },
]

/** Order in which pages get one of the four places of the phone's bar; the fifth place is More. */
const first = ['', 'accounts', 'videos', 'messages', 'import', 'login-cards', 'organisations', 'subscriptions', 'audit']

type Desk = { has: (path: string) => boolean; orgId: number | null }

export function menuOf({ has, orgId }: Desk) {
  const shown = (entries: MenuEntry[]) => entries.filter(({ path }) => has(path))
  const groups = (orgId === null ? provider : organisation)
    .map(({ entries, ...group }) => ({ ...group, entries: shown(entries) }))
    .filter(({ entries }) => entries.length > 0)
  const bottom = orgId === null ? shown(foot) : []
  const all = [...groups.flatMap(({ entries }) => entries), ...bottom]
  const bar = first.flatMap((path) => all.filter((entry) => entry.path === path)).slice(0, 4)
  return { groups, foot: bottom, all, bar }
}

export const addressOf = (path: string) => (path === '' ? '/admin' : `/admin/${path}`)
