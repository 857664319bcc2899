import { useSession } from '#shared/session/use-session.ts'
import { GuestLayoutWithFooter } from './guest/guest-layout-with-footer'
import { SidebarLayout } from './sidebar-layout'

/** The frame of screens that guests may open too: logged-in readers get their own frame. */
export function AnyLayout() {
  return useSession().web_token === '' ? <GuestLayoutWithFooter /> : <SidebarLayout footer />
}
