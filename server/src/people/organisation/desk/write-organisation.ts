import type { OrganisationForm } from '@kasama/contract/people/desk/organisations.api'
import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { addOrganisation } from '../organisation.queries'
import {
  hasMembers,
  keepAddress,
  lockOrganisation,
  removeOrganisation,
  setOrganisation,
  wasOfAnother,
} from './desk-organisations.queries'

export const aboutOrganisation = (id: number) => ({ kind: 'organisation' as const, id, orgId: id })

/** An organisation's editable content. */
export const contentOf = ({ name, short_url }: OrganisationForm): OrganisationForm => ({ name, short_url })

function checked({ name, short_url }: OrganisationForm): OrganisationForm {
  const values = { name: name.trim(), short_url }
  if (values.name === '') fail('invalid_input', { field: 'name' })
  return isShortUrlAllowed(values.short_url) ? values : fail('short_url_invalid', { field: 'short_url' })
}

/** Turns the database's refusal of a taken short URL into an error of the form. */
async function withShortUrlError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (isUniqueViolation(error, 'orgs_short_url_key')) fail('short_url_taken', { field: 'short_url' })
    throw error
  })
}

/**
 * Refuses a former address of another organisation, whose login cards lead to it. After the write, which waits for a
 * change that is giving the address up at this moment.
 */
async function requireOwnAddress(tx: Db, id: number, shortUrl: string): Promise<void> {
  if (await wasOfAnother(tx, id, shortUrl)) fail('short_url_taken', { field: 'short_url' })
}

export function makeOrganisation({ db, now }: Deps, admin: User, form: OrganisationForm): Promise<number> {
  const after = checked(form)
  const write = async (tx: Db) => {
    const id = await addOrganisation(tx, after)
    await requireOwnAddress(tx, id, after.short_url)
    const about = aboutOrganisation(id)
    await audit(tx, { at: now(), userId: admin.id, action: 'organisation_made', about, after })
    return id
  }
  return withShortUrlError(db.transaction().execute(write))
}

export async function changeOrganisation(
  { db, now }: Deps,
  admin: User,
  id: number,
  { version, ...form }: OrganisationForm & { version: string },
): Promise<void> {
  const after = checked(form)
  const write = async (tx: Db) => {
    const previous = contentOf((await lockOrganisation(tx, id)) ?? fail('not_found'))
    if (versionOf(previous) !== version) fail('changed_meanwhile')
    if (previous.name === after.name && previous.short_url === after.short_url) return
    await setOrganisation(tx, id, after)
    if (previous.short_url !== after.short_url) {
      await requireOwnAddress(tx, id, after.short_url)
      await keepAddress(tx, { org_id: id, short_url: previous.short_url })
    }
    const about = aboutOrganisation(id)
    await audit(tx, { at: now(), userId: admin.id, action: 'organisation_changed', about, before: previous, after })
  }
  await withShortUrlError(db.transaction().execute(write))
}

/** Deletes an organisation without members: accounts and admins must be deleted or moved first. */
export async function deleteOrganisation({ db, now, jobs }: Deps, admin: User, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { name, short_url, logo_url } = (await lockOrganisation(tx, id)) ?? fail('not_found')
    if (await hasMembers(tx, id)) fail('organisation_in_use')
    await removeOrganisation(tx, id)
    // The organisation's row is gone: the entry can't refer to it.
    const about = { ...aboutOrganisation(id), orgId: null }
    await audit(tx, { at: now(), userId: admin.id, action: 'organisation_deleted', about, before: { name, short_url } })
    await removeFilesLater(tx, jobs, storedLogo(logo_url))
  })
}

/** The keys of files to remove with a logo; none if it was not uploaded here. */
export const storedLogo = (address: string | null): string[] =>
  address?.startsWith('/pictures/logos/') ? [address.slice(1)] : []
