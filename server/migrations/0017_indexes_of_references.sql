-- Deleting an account, a video or a topic finds what belongs to it, instead of reading whole tables.

create index answers_question on answers (question_id);
create index attempts_question on attempts (question_id);
create index clip_subscriptions_video on clip_subscriptions (video_id);
create index contact_messages_user on contact_messages (user_id);
create index earned_skills_skill on earned_skills (skill_id);
create index payment_attempts_user on payment_attempts (user_id);
create index redemptions_worker on redemptions (worker_id);
create index sessions_user on sessions (user_id);
create index skill_topics_topic on skill_topics (topic_id);
create index user_topics_topic on user_topics (topic_id);
create index users_org on users (org_id);
create index watches_video on watches (video_id);
create index worker_links_past on worker_links (employer_id);
