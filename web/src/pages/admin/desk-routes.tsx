import type { ComponentType } from 'react'
import type { Scope } from '../../features/admin/shell/desk-context'
import { More } from '../../features/admin/shell/more'
import { DashboardPage } from './dashboard-page'

/** A page below /admin; `scope` says for whom, as `access` does for a call. */
export type DeskRoute = { path: string; scope: Scope; Component: ComponentType }

/** The desk's route table, a line each. The menu shows what has a line here. The desk is one file for the browser: no page of it is lazy. */
export const deskRoutes: DeskRoute[] = [
  { path: '', scope: 'provider', Component: DashboardPage },
  { path: 'more', scope: 'organisation', Component: More },
]

/** Pages without the frame, for who is not in yet. */
export const gateRoutes: { path: string; Component: ComponentType }[] = []
