import { setTimeout as wait } from 'node:timers/promises'
import { type Brand, brand, deliveredBrand } from '@kasama/contract/brand'
import type { Db } from '../database/db'
import { findSetting } from './settings.queries'

/** A page does not wait longer for a database that is away: it says what was known last. */
const patienceMs = 500

/** Reads the brand from the database into `brand`: before a page is sent, before queued work runs, which writes mails. */
export async function freshBrand(db: Db): Promise<void> {
  const changed = await findSetting<Brand>(db, 'brand')
  Object.assign(brand, deliveredBrand, changed)
}

/** The same, where what was known last is better than nothing. */
export async function freshBrandIfThere(db: Db): Promise<void> {
  await Promise.race([freshBrand(db).catch(() => {}), wait(patienceMs, undefined, { ref: false })])
}
