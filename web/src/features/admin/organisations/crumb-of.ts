import type { DeskOrganisation } from '@kasama/contract/desk/people/organisations.api'
import { organisationsTexts as t } from './organisations.texts'

/** Where a page of an organisation hangs: among others for the provider; for its own admin it is where her desk begins. */
export const crumbOf = ({ id, name }: DeskOrganisation, own: number | null) =>
  own === null
    ? [
        { to: '/admin/organisations', label: t.title },
        { to: `/admin/organisations/${id}`, label: name },
      ]
    : [{ to: '/admin', label: name }]
