import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { organisationsTexts as t } from './organisations.texts'

/**
 * Breadcrumb of an organisation's pages: below the list of all for the provider, below the desk's first page for its
 * own admin.
 */
export const crumbOf = ({ id, name }: DeskOrganisation, ownOrgId: number | null) =>
  ownOrgId === null
    ? [
        { to: '/admin/organisations', label: t.title },
        { to: `/admin/organisations/${id}`, label: name },
      ]
    : [{ to: '/admin', label: name }]
