import { Share2 } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { videoTexts } from '../video.texts'

type Props = { title: string /** Where the video is watched. */; path: string }

/** Hands the address to the phone's own list of apps, or copies it where there is none. */
export function ShareButton({ title, path }: Props) {
  const t = useTexts(videoTexts)
  const url = `${location.origin}${path}`
  function share() {
    if (navigator.share) navigator.share({ title, url }).catch(() => {})
    else copy()
  }
  /** Where the clipboard is closed to this page, she can copy the address herself. */
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
