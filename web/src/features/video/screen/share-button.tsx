import { Share2 } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { videoTexts } from '../video.texts'

type Props = { title: string /** Path of the video's page. */; path: string }

/** Passes the address to the phone's share sheet, or copies it if there is none. */
export function ShareButton({ title, path }: Props) {
  const t = useTexts(videoTexts)
  const url = `${location.origin}${path}`
  function share() {
    if (navigator.share) navigator.share({ title, url }).catch(() => {})
    else copy()
  }
  /** If the page may not use the clipboard, the address is shown for copying by hand. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast(t('copied'))
    } catch {
      showToast(url)
    }
  }
  return (
    <IconButton label={t('share')} onClick={share}>
      <Share2 aria-hidden="true" />
    </IconButton>
  )
}
