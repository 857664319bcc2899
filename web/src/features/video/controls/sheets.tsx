import type { Player } from '../use-player'
import { SettingsSheet } from './settings-sheet'
import { VoiceSheet } from './voice-sheet'

type Props = { kind: 'voice' | 'settings'; player: Player; open: boolean; onClose: () => void }

/** Both sheets of the player, in one file. */
export function PlayerSheets({ kind, ...props }: Props) {
  return kind === 'voice' ? <VoiceSheet {...props} /> : <SettingsSheet {...props} />
}
