import { sql } from 'kysely'
import type Stripe from 'stripe'
import { missing } from '../protocol/refusal'
import { dueOf } from './due'
import { findRows, matchesWhere, type Where } from './find'
import { newId } from './ids'
import type { Hidden, Kind, Kinds, WorldObject } from './kinds'
import type { Tx } from './store'
import { checkValues } from './values'

/** An event, with its object as it was then. */
type WorldEvent = { type: Stripe.Event['type']; object: WorldObject; previous: Record<string, unknown> | undefined }
type LoadedObject = { body: WorldObject; hidden: Hidden; lastSent: string; isNew: boolean; isChanged: boolean }

async function writeObjects(tx: Tx, changed: LoadedObject[]): Promise<void> {
  for (const { body } of changed) checkValues(body)
  const rows = changed.map(({ body, hidden }) => {
    return { id: body.id, kind: body.object, due_at: dueOf(body), body, hidden }
  })
  if (rows.length === 0) return
  await sql`insert into stripe_stand_in.objects (id, kind, due_at, body, hidden)
    select id, kind, due_at, body, hidden from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, kind text, due_at bigint, body jsonb, hidden jsonb)
    on conflict (id) do update set due_at = excluded.due_at, body = excluded.body, hidden = excluded.hidden`.execute(tx)
}

/** Reads objects for one call, each once. */
function openReading(tx: Tx) {
  const loaded = new Map<string, LoadedObject>()

  function remember(body: WorldObject, hidden: Hidden): LoadedObject {
    const existing = loaded.get(body.id)
    if (existing) return existing
    const entry = { body, hidden, lastSent: JSON.stringify(body), isNew: false, isChanged: false }
    loaded.set(body.id, entry)
    return entry
  }

  async function find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    if (!loaded.has(id)) for (const row of await findRows(tx, kind, { id })) remember(row.body, row.hidden)
    const body = loaded.get(id)?.body
    return body?.object === kind ? (body as Kinds[K]) : undefined
  }

  const entryOf = (id: string): LoadedObject => {
    const entry = loaded.get(id)
    if (!entry) throw new Error(`${id} was not read`)
    return entry
  }

  /** Every object of a kind that meets the conditions, newest first, with this call's changes. */
  async function all<K extends Kind>(kind: K, where: Where = {}): Promise<Kinds[K][]> {
    const rows = await findRows(tx, kind, where)
    const stored = rows.map((row) => remember(row.body, row.hidden).body)
    const others = [...loaded.values()].filter(({ body }) => body.object === kind && !stored.includes(body))
    const added = others.map(({ body }) => body).reverse()
    return [...added, ...stored].filter((body) => matchesWhere(body, where)) as Kinds[K][]
  }

  return { all, find, loaded, entryOf }
}

/** One call's view of the state: reads each object once, changes it in memory, and writes everything at the end. */
export type World = ReturnType<typeof openWorld>

export function openWorld(tx: Tx, now: Date) {
  const { all, find, loaded, entryOf } = openReading(tx)
  const events: WorldEvent[] = []

  return {
    tx,
    /** The moment of the call in seconds, by the stand-in's clock. */
    now: Math.floor(now.getTime() / 1000),
    events,
    find,
    async need<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
      const object = await find(kind, id)
      if (!object) throw missing(kind, id, param)
      return object
    },
    all,
    add<K extends Kind>(body: Kinds[K], hidden: Hidden = {}): Kinds[K] {
      loaded.set(body.id, { body, hidden, lastSent: JSON.stringify(body), isNew: true, isChanged: true })
      return body
    },
    /** Marks objects as changed, to be written at the end. */
    save(...bodies: WorldObject[]): void {
      for (const { id } of bodies) entryOf(id).isChanged = true
    },
    /** Replaces the body that was read, as for a deleted customer. */
    replace(body: WorldObject): void {
      Object.assign(entryOf(body.id), { body, isChanged: true })
    },
    /** The client secret with which a browser may act on an intent. */
    async secretOf(id: string): Promise<string | null | undefined> {
      const intent = (await find('payment_intent', id)) ?? (await find('setup_intent', id))
      return intent?.client_secret
    },
    hidden: (id: string): Hidden => entryOf(id).hidden,
    setHidden(id: string, changes: Hidden): void {
      const entry = entryOf(id)
      entry.hidden = { ...entry.hidden, ...changes }
      entry.isChanged = true
    },
    /** Records an event about an object; `updated` events carry the changes since the last one. */
    emit(type: Stripe.Event['type'], body: WorldObject): void {
      const entry = entryOf(body.id)
      const previous = type.endsWith('updated') ? changesFrom(JSON.parse(entry.lastSent), body) : undefined
      if (previous && Object.keys(previous).length === 0) return
      entry.lastSent = JSON.stringify(body)
      events.push({ type, object: JSON.parse(entry.lastSent), previous })
    },
    write: () =>
      writeObjects(
        tx,
        [...loaded.values()].filter(({ isChanged }) => isChanged),
      ),
    newId,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** The earlier values of changed fields, which events send as `previous_attributes`. */
function changesFrom(before: object, after: object): Record<string, unknown> {
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const earlier: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(old), ...Object.keys(current)])) {
    if (isEqual(old[key], current[key])) continue
    const [oldValue, newValue] = [old[key], current[key]]
    earlier[key] = isObject(oldValue) && isObject(newValue) ? changesFrom(oldValue, newValue) : (oldValue ?? null)
  }
  return earlier
}
