type DemoLogin<Role> = { label: string; role: Role; username: string; password: string }

/** Logins to try the demo; the accounts exist in demo mode only (demo/demo-people.ts describes them). */
export const demoLogins: DemoLogin<'E' | 'W'>[] = [
  { label: 'Employer, annual plan', role: 'E', username: 'grace.demo@kasama.example', password: 'sampaguita-2025' },
  { label: 'Helper, Filipino', role: 'W', username: 'maria88', password: 'sampaguita-2025' },
  { label: 'Employer of Siti', role: 'E', username: 'hasan.demo@kasama.example', password: 'melati-2025' },
  { label: 'Helper, Indonesian', role: 'W', username: 'siti2025', password: 'melati-2025' },
  { label: 'Employer of Thida', role: 'E', username: 'lin.demo@kasama.example', password: 'padauk-2025' },
  { label: 'Helper, Burmese', role: 'W', username: 'thida99', password: 'padauk-2025' },
  { label: 'Employer, no plan', role: 'E', username: 'free.demo@kasama.example', password: 'orchid-2025' },
  { label: 'Employer, organisation', role: 'E', username: 'org.demo@kasama.example', password: 'orchid-2025' },
  { label: 'Employer, agency ended', role: 'E', username: 'agency.demo@kasama.example', password: 'orchid-2025' },
]

/** The admin logs in at a separate address, /admin/login. */
export const demoAdmin: DemoLogin<'A'> = {
  label: 'Admin',
  role: 'A',
  username: 'admin.demo@kasama.example',
  password: 'orchid-2025',
}
