import { Footer } from '../footer'
import { GuestLayout } from './guest-layout'

/** A shared lesson does without the footer: its code is not downloaded there. */
export function GuestLayoutWithFooter() {
  return <GuestLayout footer={<Footer />} />
}
