import { useEffect, useState } from 'react'
import { noteInvitation } from '#shared/device/install.ts'
import { InstallSheet } from './install-sheet'

/** Invites her once, after her first finished lesson, to put the app on the home screen; later the menu has it. */
export function InstallOffer() {
  const [isOpen, setOpen] = useState(true)
  useEffect(noteInvitation, [])
  return <InstallSheet open={isOpen} onClose={() => setOpen(false)} />
}
