import { array, bool, f64, list, nullable, optional, shared, str, struct, vi32, vu32 } from 'octavo/pack';

const indices = array(vu32, 2);
const urls = list(struct({ url: str, expanded_url: str, display_url: str, indices }));
const size = struct({ w: vu32, h: vu32, resize: shared });
/** What is null throughout. */
const never = nullable(str);
/** `JSON.parse` rounds these to doubles. */
const wideId = f64;

const user = struct({
  id: vu32,
  id_str: str,
  name: str,
  screen_name: str,
  location: str,
  description: str,
  url: nullable(str),
  entities: struct({ description: struct({ urls }), url: optional(struct({ urls })) }),
  protected: bool,
  followers_count: vu32,
  friends_count: vu32,
  listed_count: vu32,
  created_at: str,
  favourites_count: vu32,
  utc_offset: nullable(vi32),
  time_zone: nullable(shared),
  geo_enabled: bool,
  verified: bool,
  statuses_count: vu32,
  lang: shared,
  contributors_enabled: bool,
  is_translator: bool,
  is_translation_enabled: bool,
  profile_background_color: shared,
  profile_background_image_url: shared,
  profile_background_image_url_https: shared,
  profile_background_tile: bool,
  profile_image_url: str,
  profile_image_url_https: str,
  profile_banner_url: optional(str),
  profile_link_color: shared,
  profile_sidebar_border_color: shared,
  profile_sidebar_fill_color: shared,
  profile_text_color: shared,
  profile_use_background_image: bool,
  default_profile: bool,
  default_profile_image: bool,
  following: bool,
  follow_request_sent: bool,
  notifications: bool,
});

const media = struct({
  id: wideId,
  id_str: str,
  indices,
  media_url: str,
  media_url_https: str,
  url: str,
  display_url: str,
  expanded_url: str,
  type: shared,
  sizes: struct({ medium: size, small: size, thumb: size, large: size }),
  source_status_id: optional(wideId),
  source_status_id_str: optional(str),
});

const entities = struct({
  hashtags: list(struct({ text: str, indices })),
  symbols: list(str),
  urls,
  user_mentions: list(struct({ screen_name: str, name: str, id: vu32, id_str: str, indices })),
  media: optional(list(media)),
});

const status = {
  metadata: struct({ result_type: shared, iso_language_code: shared }),
  created_at: str,
  id: wideId,
  id_str: str,
  text: str,
  source: shared,
  truncated: bool,
  in_reply_to_status_id: nullable(wideId),
  in_reply_to_status_id_str: nullable(str),
  in_reply_to_user_id: nullable(vu32),
  in_reply_to_user_id_str: nullable(str),
  in_reply_to_screen_name: nullable(str),
  user,
  geo: never,
  coordinates: never,
  place: never,
  contributors: never,
  retweet_count: vu32,
  favorite_count: vu32,
  entities,
  favorited: bool,
  retweeted: bool,
  possibly_sensitive: optional(bool),
  lang: shared,
};

const search = struct({
  statuses: list(struct({ ...status, retweeted_status: optional(struct(status)) })),
  search_metadata: struct({
    completed_in: f64,
    max_id: wideId,
    max_id_str: str,
    next_results: str,
    query: str,
    refresh_url: str,
    count: vu32,
    since_id: vu32,
    since_id_str: str,
  }),
});

/** A page of search results, 617 KiB, two thirds of it text beyond ASCII. */
export const twitter = { 'twitter.json': { schema: search, document: 'twitter.json', count: 4 } };
