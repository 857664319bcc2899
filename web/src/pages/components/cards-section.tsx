import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { AddButton } from '#shared/ui/actions/add-button.tsx'
import { TopicStrip } from '#shared/ui/topic/topic-strip.tsx'
import { VideoCard } from '#shared/ui/video/video-card.tsx'
import { VideoGallery } from '#shared/ui/video/video-gallery.tsx'
import { componentsTexts } from './components.texts'
import { sampleTopics, sampleVideos } from './samples/components.samples'
import { Section } from './section'

export function TopicsSection() {
  const t = useEmployerTexts(componentsTexts)
  const [topic, setTopic] = useState<number | undefined>(26)
  return (
    <Section title={t('colour')}>
      <TopicStrip topics={sampleTopics} selected={topic} onPress={(id) => setTopic(id === topic ? undefined : id)} />
    </Section>
  )
}

export function CardsSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('cards')}>
      <VideoGallery>
        {sampleVideos.map((video) => (
          <VideoCard key={video.title} video={video} to="/dev/components" />
        ))}
      </VideoGallery>
      <VideoGallery rows>
        {sampleVideos.map((video) => (
          <VideoCard key={video.title} video={video} to="/dev/components" look="row">
            <AddButton state={video.state} title={video.title} onPress={() => {}} />
          </VideoCard>
        ))}
      </VideoGallery>
    </Section>
  )
}
