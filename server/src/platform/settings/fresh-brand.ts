import { setTimeout as wait } from 'node:timers/promises'
import { type Brand, brand, deliveredBrand } from '@kasama/contract/brand'
import type { Db } from '#platform/database/db'
import { findSetting } from './settings.queries'

/** Maximum wait of a page for the database; afterwards it uses the brand read last. */
const patienceMs = 500

/**
 * Reads the brand from the database into `brand`: before a page is sent, and before a job runs, since jobs write mails.
 */
export async function freshBrand(db: Db): Promise<void> {
  const changed = await findSetting<Brand>(db, 'brand')
  Object.assign(brand, deliveredBrand, changed)
}

/** The same, falling back to the brand read last. */
export async function freshBrandIfThere(db: Db): Promise<void> {
  await Promise.race([freshBrand(db).catch(() => {}), wait(patienceMs, undefined, { ref: false })])
}
