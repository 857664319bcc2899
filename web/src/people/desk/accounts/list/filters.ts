import { englishNames } from '#desk-kit/language-names.ts'
import type { FilterLook } from '#desk-kit/list/head/filters.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { accountsTexts as t } from '../accounts.texts'

const accountFilters = ['role', 'plan', 'org', 'language', 'blocked', 'idle'] as const
const accountSorts = ['newest', 'oldest', 'name', '-name'] as const

/** State of the list, kept in the address. */
export const useAccountState = () => useListState({ filters: accountFilters, sorts: accountSorts })
export type AccountState = ReturnType<typeof useAccountState>

export const sortWords = { newest: t.newest, oldest: t.oldest, name: t.name, '-name': t.nameDown } as const

/** The filters of the list; the organisations come from the server. */
export function filterLooks(orgs: { id: number; name: string }[]): Record<string, FilterLook> {
  const names = Object.fromEntries(orgs.map(({ id, name }) => [String(id), name]))
  return {
    plan: {
      label: t.plan,
      values: { active: t.active, canceled: t.canceled, agency: t.agency, ended: t.ended, free: t.free },
    },
    ...(orgs.length > 0 && { org: { label: t.org, values: { none: t.noOrg, ...names } } }),
    language: { label: t.language, values: englishNames },
  }
}
