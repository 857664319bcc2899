import { expect, test } from 'vitest'
import { describeHostPage, parseVideoUrl, videoIdProblem, videoKey, vimeoPlayerUrl } from './video-address.rules'

const read = (text: string) => {
  const video = parseVideoUrl(text)
  return video && `${video.host} ${video.id}`
}

test.each([
  ['https://vimeo.com/912345671', '912345671'],
  ['https://vimeo.com/912345671/7da580d79b', '912345671/7da580d79b'],
  ['https://vimeo.com/912345672/7da580d79b?share=copy', '912345672/7da580d79b'],
  ['https://vimeo.com/912345672/7da580d79b/?share=copy#t=30s', '912345672/7da580d79b'],
  ['https://vimeo.com/912345673/1234567890', '912345673/1234567890'],
  ['https://vimeo.com/912345673?h=7da580d79b&fl=pl', '912345673/7da580d79b'],
  ['HTTPS://www.Vimeo.com/912345671/7da580d79b', '912345671/7da580d79b'],
  ['HTTPS://PLAYER.VIMEO.COM/VIDEO/912345674?H=7DA580D79B', '912345674/7da580d79b'],
  ['https://vimeo.com/912345671/7DA580D79B//', '912345671/7da580d79b'],
  ['vimeo.com/912345671/7da580d79b', '912345671/7da580d79b'],
  ['https://vimeo.com/channels/staffpicks/912345671', '912345671'],
  ['https://vimeo.com/groups/cooks/videos/912345671', '912345671'],
  ['https://player.vimeo.com/video/912345674', '912345674'],
  ['https://player.vimeo.com/video/912345674?h=7da580d79b', '912345674/7da580d79b'],
  [
    'https://player.vimeo.com/video/912345675?h=7da580d79b&badge=0&autopause=0&player_id=0&app_id=58479',
    '912345675/7da580d79b',
  ],
])('%s is a video at Vimeo, with its hash', (text, id) => {
  expect(read(text)).toBe(`vimeo ${id}`)
  expect(videoIdProblem('vimeo', id)).toBeNull()
})

const ofYoutube = 'youtube kasTest0030'
test.each([
  'https://www.youtube.com/shorts/kasTest0030?feature=share',
  'https://youtu.be/kasTest0030?si=abcdefgh',
  'Https://youtu.be/kasTest0030',
  'https://youtu.be/kasTest0030?t=10\u200b',
  'https://youtu.be/kasTest0030\u200b',
  'youtube.com/watch?v=kasTest0030',
  'https://m.youtube.com/watch?v=kasTest0030&t=35s',
  'https://www.youtube.com/watch?list=PL123&v=kasTest0030&index=2',
  'https://youtube.com/watch/kasTest0030',
  'https://www.youtube-nocookie.com/embed/kasTest0030?rel=0',
  'https://www.youtube.com/live/kasTest0030?feature=share',
  'https://music.youtube.com/watch?v=kasTest0030',
  'https://studio.youtube.com/video/kasTest0030/edit',
  'https://youtu.be/kasTest0030&t=10',
  'https://www.youtube.com/watch?v=kasTest0030?si=abcdefgh',
  'https://www.youtube.com/v/kasTest0030&hl=en',
])('%s is a video at YouTube', (text) => {
  expect(read(text)).toBe(ofYoutube)
})

test.each([
  [
    '<div style="padding:56.25% 0 0 0;"><iframe src="https://player.vimeo.com/video/912345674?h=7da580d79b&amp;badge=0" frameborder="0" title="Rice"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    'vimeo 912345674/7da580d79b',
  ],
  ["<IFRAME width=1 src='//player.vimeo.com/video/912345674?badge=0&amp;h=7da580d79b'>", 'vimeo 912345674/7da580d79b'],
  ['<iframe data-src="x" src=https://player.vimeo.com/video/912345674 allowfullscreen></iframe>', 'vimeo 912345674'],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/kasTest0030?si=a&amp;start=5" title="x"></iframe>',
    ofYoutube,
  ],
  ['<iframe src="https://player.vimeo.com/video/912345674?badge=0&#38;h=7da580d79b">', 'vimeo 912345674/7da580d79b'],
  [
    '<iframe src="https&#x3A;//player.vimeo.com/video/912345674?badge=0&amp;amp;h=7da580d79b">',
    'vimeo 912345674/7da580d79b',
  ],
  [
    '&lt;iframe title=&quot;Rice&quot; src=&quot;https://player.vimeo.com/video/912345674?badge=0&amp;amp;h=7da580d79b&quot;&gt;',
    'vimeo 912345674/7da580d79b',
  ],
  [
    `<iframe title=' src="https://vimeo.com/76979871" >' src="https://player.vimeo.com/video/912345674">`,
    'vimeo 912345674',
  ],
  ['<iframe src="https://evil.example/?player.vimeo.com/video/912345674"></iframe>', null],
  ['<iframe title="no address"></iframe>', null],
])('the video of an embed code is read: %s', (text, video) => {
  expect(read(text)).toBe(video)
})

test.each([
  ['https://vimeo.com/manage/videos/912345676', 'a page of Vimeo to manage a video'],
  ['https://vimeo.com/manage/videos/912345676/7da580d79b/privacy', 'a page of Vimeo to manage a video'],
  ['https://vimeo.com/showcase/1234567', 'a showcase at Vimeo'],
  ['https://vimeo.com/showcase/1234567/video/912345678', 'a showcase at Vimeo'],
  ['https://vimeo.com/album/1234567', 'a showcase at Vimeo'],
  ['https://vimeo.com/user/1234567/folder/2345678', 'a folder at Vimeo'],
  ['https://vimeo.com/user1234567/review/912345678/7da580d79b', 'a page of Vimeo to review a video'],
  ['https://vimeo.com/event/1234567', 'an event at Vimeo'],
  ['https://vimeo.com/event/1234567/embed/7da580d79b', 'an event at Vimeo'],
  ['https://vimeo.com/ondemand/cooking/912345678', 'a page of Vimeo that sells videos'],
  ['https://vimeo.com/channels/1234567', 'a channel at Vimeo'],
  ['https://vimeo.com/groups/cooks', 'a group at Vimeo'],
  ['https://player.vimeo.com/external/912345678.hd.mp4?s=1', 'a file at Vimeo'],
  ['https://vimeo.com/user1234567', 'the page of a user of Vimeo'],
  ['https://vimeo.com/kitchen-school/videos', 'the page of a user of Vimeo'],
  ['https://vimeo.com/912345678/settings', 'a page of Vimeo'],
  ['https://vimeo.com/912345678?h=half', 'half of the address of an unlisted video at Vimeo'],
  ['https://vimeo.com/912345678/7da5', 'half of the address of an unlisted video at Vimeo'],
  ['https://player.vimeo.com/video/912345678?h=7da5', 'half of the address of an unlisted video at Vimeo'],
  ['https://vimeo.com/', 'a page of Vimeo'],
  ['https://www.youtube.com/playlist?list=PLabcdefghijk', 'a playlist at YouTube'],
  ['https://www.youtube.com/embed/videoseries?list=PLabcdefghijk', 'a playlist at YouTube'],
  ['https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv', 'a page of YouTube'],
  ['https://www.youtube.com/@kitchen/videos', 'a channel at YouTube'],
  ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', 'a channel at YouTube'],
  ['https://www.youtube.com/results?search_query=rice', 'a page of YouTube'],
])('%s is no video and is described', (text, page) => {
  expect([parseVideoUrl(text), describeHostPage(text)]).toEqual([null, page])
  expect(videoIdProblem('vimeo', text)).toBe(`is ${page}, and no video`)
})

test.each([
  'https://notvimeo.com/912345671',
  'https://vimeo.com.evil.example/912345671',
  'https://evil.example/vimeo.com/912345671',
  'https://notyoutube.com/watch?v=kasTest0030',
  'javascript:alert(1)',
  'rice',
  '912345671/7da580d79b',
  '',
])('%s is no URL of a host', (text) => {
  expect([parseVideoUrl(text), describeHostPage(text)]).toEqual([null, null])
})

test('a text that is much too long is not searched', () => {
  for (const part of ['<iframe ', '&amp;amp;', '<iframe "']) expect(parseVideoUrl(part.repeat(1_000_000))).toBeNull()
})

test('an id at Vimeo is digits, and the hash in small letters and digits behind a slash', () => {
  const ids = ['76979871', '76979871/8272103f6e', '1234', '76979871/', '76979871/settings', '76979871/8272103F6E?x=1']
  expect(ids.map((id) => videoIdProblem('vimeo', id) === null)).toEqual([true, true, false, false, false, false])
  const keys = ['76979871', '76979871/8272103f6e'].map((id) => videoKey({ host: 'vimeo', id }))
  expect(keys).toEqual(['vimeo:76979871', 'vimeo:76979871'])
})

test("the player's URL contains the hash", () => {
  expect(vimeoPlayerUrl('76979871')).toBe('https://player.vimeo.com/video/76979871')
  expect(vimeoPlayerUrl('76979871/8272103f6e')).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e')
  expect(parseVideoUrl(vimeoPlayerUrl('76979871/8272103f6e'))?.id).toBe('76979871/8272103f6e')
})
