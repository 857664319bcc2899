const address = 'https://www.youtube.com/iframe_api'

type Youtube = { YT?: { Player?: unknown }; onYouTubeIframeAPIReady?: () => void }

/** YouTube's script and the element around it. The element would wait for ever for a script that is blocked. */
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
