import type { Dice } from '../money-runs/dice'
import { logIn, type Person } from '../people/people'
import type { Model } from './model'
import type { Home, Stage } from './world'

/** A run of random months, with the model beside it. `workers` include those who were replaced. */
export type Run = {
  stage: Stage
  dice: Dice
  model: Model
  videos: { id: number; questionIds: number[] }[]
  homes: Home[]
  workers: Person[]
  admin: Person
}

/** Makes a random change in a household; returns the household. */
export async function changeHome(run: Run): Promise<Home> {
  const { dice, homes, workers } = run
  const home = dice.oneOf(homes)
  if (dice.percent(1)) await replace(run, home)
  if (dice.percent(40)) await addToList(run, home)
  if (dice.percent(20)) await sendAddress(run, home)
  if (dice.percent(10)) await handle(run, dice.oneOf(workers), 'posted')
  if (dice.percent(3)) await handle(run, dice.oneOf(workers), 'returned')
  return home
}

export const redeem = ({ call }: Stage, { worker }: Home, address: string) =>
  call('POST /redeem', { body: { name: 'Sample', address } }, worker.token)

async function replace({ stage: { call, ...stage }, workers }: Run, home: Home) {
  await call('POST /worker/:id/replace', { params: { id: home.worker.id } }, home.boss.token)
  const body = { workpermit: `next${workers.length}x${home.worker.id}`, language_code: 'phi' as const }
  const { data } = await call('POST /auth/worker_signup', { body }, home.boss.token)
  home.worker = await logIn({ call, ...stage }, data.username, data.password)
  workers.push(home.worker)
}

async function addToList({ stage, dice, videos }: Run, { boss, list }: Home) {
  const { id } = dice.oneOf(videos)
  await stage.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  if (!list.includes(id)) list.push(id)
}

async function sendAddress({ stage, dice, model }: Run, home: Home) {
  const address = dice.oneOf(['', ' ', 'Blk 00 Sample Street 1', 'Blk 00 Sample Street 2', 'Blk 00 Sample Street 3'])
  const times = dice.percent(30) ? 2 : 1
  await Promise.all(Array.from({ length: times }, () => redeem(stage, home, address)))
  model.sent(home.worker.id, address)
}

/** Posts her oldest waiting voucher, or returns her oldest posted one, as the provider. */
async function handle({ stage: { call, deps }, model, admin }: Run, { id }: Person, to: 'posted' | 'returned') {
  const state = to === 'posted' ? 'ordered' : 'posted'
  const orders = deps.db.selectFrom('voucher_orders').select('id').where('worker_id', '=', id).orderBy('ordinal')
  const order = await orders.where('state', '=', state).executeTakeFirst()
  if (order) await call(`POST /admin/redemptions/:id/${to}`, { params: order }, admin.token)
  if (to === 'posted') model.posted(id)
  else model.cameBack(id)
}
