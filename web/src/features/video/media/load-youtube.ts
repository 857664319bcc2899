const address = 'https://www.youtube.com/iframe_api'

type Youtube = { YT?: { Player?: unknown }; onYouTubeIframeAPIReady?: () => void }

/** Loads YouTube's script and the element around it; the element alone would wait for ever for a blocked script. */
export async function loadYoutube() {
  await Promise.all([loadScript(), import('youtube-video-element')])
}

function loadScript(): Promise<void> {
  const youtube = globalThis as Youtube
  if (youtube.YT?.Player) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    youtube.onYouTubeIframeAPIReady = resolve
    script.onerror = () => {
      script.remove()
      reject(new Error('YouTube cannot be reached'))
    }
    document.head.append(script)
  })
}
