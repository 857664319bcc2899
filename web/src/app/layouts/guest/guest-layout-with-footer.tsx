import { Footer } from '../footer'
import { GuestLayout } from './guest-layout'

/** A separate component, because a shared lesson has no footer and need not download it. */
export function GuestLayoutWithFooter() {
  return <GuestLayout footer={<Footer />} />
}
