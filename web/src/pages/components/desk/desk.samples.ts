/** Sample rows, bars and cells for the desk's parts. */
export type SampleRow = { id: string; name: string; role: string; lessons: number; state: 'ok' | 'warn' | 'bad' }

export const rows: SampleRow[] = [
  { id: '1', name: 'Maria Sampaguita', role: 'Worker', lessons: 38, state: 'ok' },
  { id: '2', name: 'Grace Orchid', role: 'Employer', lessons: 0, state: 'warn' },
  { id: '3', name: 'Thida Padauk', role: 'Worker', lessons: 112, state: 'bad' },
]

export const stateWords = { ok: 'Active', warn: 'Agency', bad: 'Blocked' }

const counts = [405, 455, 440, 500, 530, 515, 560, 620, 598, 650, 610, 612]
export const bars = counts.map((value, index) => ({ label: `${index + 1} Nov`, value }))
export const newAndGone = counts.map((value, index) => ({
  label: `${index + 1} Nov`,
  value: value - 380,
  below: (index * 37) % 90,
}))

export const health = [
  { name: 'Jobs', state: 'ok' as const, figure: '14 of 14 ran', text: 'Credits of October: 1 Nov, 00:04' },
  { name: 'Queue', state: 'ok' as const, figure: '3 wait', text: 'Oldest 2 seconds' },
  { name: 'Mails', state: 'warn' as const, figure: '41 wait', text: 'Mail server slow since 10:31' },
  { name: 'Webhooks', state: 'ok' as const, figure: '212 of 212', text: 'Last 10:40' },
  { name: 'Storage', state: 'ok' as const, figure: '61% full', text: '305 of 500 GB' },
  { name: 'Database', state: 'ok' as const, figure: '8 ms', text: '12 of 40 connections' },
  { name: 'Errors today', state: 'bad' as const, figure: '2', text: 'One kind, first 09:14' },
]

export const filterSpecs = { role: { label: 'Role', values: { E: 'Employer', W: 'Worker' } } }
