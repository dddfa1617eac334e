/**
 * Types of every document and slice.
 * Generated from libs/reviews/customtypes and libs/reviews/src/slices/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import type * as prismic from "@prismicio/client";
import type {
  CallToActionSlice,
  CalloutSlice,
  EmbedSlice,
  FaqSlice,
  FigureSlice,
  GlossarySlice,
  HeroSlice,
  ProsConsSlice,
  QuoteSlice,
  RichTextSlice,
} from '@house-edge/slices/fields'

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/** Item in *Article → Topics* */
export interface ArticleDocumentDataTopicsItem {
	/** Topic field in *Article → Topics* */
	topic: ContentRelationshipFieldWithData<[{"id":"topic","fields":["name"]}]>;
}

/** Item in *Article → Related* */
export interface ArticleDocumentDataRelatedItem {
	/** Article or review field in *Article → Related* */
	document: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]> | ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
}

type ArticleDocumentDataSlicesSlice = RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice | SelfCheckSlice

/** Content for Article documents */
interface ArticleDocumentData {
	/** Title field in *Article* */
	title: prismic.KeyTextField;
	
	/** Kind field in *Article* */
	kind: prismic.SelectField<"guide" | "news" | "strategy" | "opinion">;
	
	/** Excerpt field in *Article*: one or two sentences */
	excerpt: prismic.KeyTextField;
	
	/** Cover field in *Article* */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/** Author field in *Article* */
	author: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/** Reviewer field in *Article* */
	reviewer: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/** Published on field in *Article* */
	published_on: prismic.DateField;
	
	/** Updated on field in *Article* */
	updated_on: prismic.DateField;
	
	/** Topics field in *Article* */
	topics: prismic.GroupField<Simplify<ArticleDocumentDataTopicsItem>>;
	
	/** Related field in *Article* */
	related: prismic.GroupField<Simplify<ArticleDocumentDataRelatedItem>>;
	
	/** Disclosure field in *Article* */
	disclosure: prismic.SelectField<"none" | "affiliate" | "sponsored">;
	
	/** Show a table of contents field in *Article* */
	show_contents: prismic.BooleanField;

	/** `slices` field in *Article* */
	slices: prismic.SliceZone<ArticleDocumentDataSlicesSlice>;

	/** Title for search engines field in *Article*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Article*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Article* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Article* */
	noindex: prismic.BooleanField;
}

/** Article document from Prismic */
export type ArticleDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ArticleDocumentData>, "article", Lang>;

/** Content for Bonus documents */
interface BonusDocumentData {
	/** Title field in *Bonus* */
	title: prismic.KeyTextField;
	
	/** Type field in *Bonus* */
	type: prismic.SelectField<"welcome" | "no deposit" | "free spins" | "cashback" | "reload">;
	
	/** Product field in *Bonus* */
	product_category: prismic.SelectField<"casino" | "sports" | "bingo" | "poker">;
	
	/** Value field in *Bonus*: 100% up to £50 */
	value: prismic.KeyTextField;
	
	/** Largest bonus field in *Bonus* */
	cap: prismic.NumberField;
	
	/** Currency, ISO code field in *Bonus*: GBP */
	currency: prismic.KeyTextField;
	
	/** Code field in *Bonus* */
	code: prismic.KeyTextField;

	/** For players who are field in *Bonus* */
	players: prismic.SelectField<"new" | "existing">;
	
	/** To be staked once before it is given field in *Bonus* */
	qualifying_stake: prismic.NumberField;
	
	/** Wagering, times field in *Bonus* */
	wagering_multiple: prismic.NumberField;
	
	/** Wagering counts field in *Bonus* */
	wagering_base: prismic.SelectField<"bonus" | "deposit and bonus">;
	
	/** Smallest deposit field in *Bonus* */
	min_deposit: prismic.NumberField;
	
	/** Largest bet while wagering field in *Bonus* */
	max_bet: prismic.NumberField;
	
	/** Largest win paid out field in *Bonus* */
	max_cashout: prismic.NumberField;
	
	/** Games field in *Bonus* */
	eligible_games: prismic.KeyTextField;
	
	/** What counts towards wagering field in *Bonus* */
	contribution: prismic.KeyTextField;
	
	/** Days until it expires field in *Bonus* */
	expires_days: prismic.NumberField;
	
	/** Countries, ISO codes field in *Bonus* */
	countries: prismic.KeyTextField;
	
	/** Significant terms field in *Bonus* */
	significant_terms: prismic.RichTextField;
	
	/** Full terms field in *Bonus* */
	terms_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;

	/** Valid from field in *Bonus* */
	valid_from: prismic.DateField;
	
	/** Valid to field in *Bonus* */
	valid_to: prismic.DateField;
	
	/** Last verified field in *Bonus* */
	last_verified: prismic.DateField;

	/** Title for search engines field in *Bonus*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Bonus*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Bonus* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Bonus* */
	noindex: prismic.BooleanField;
}

/** Bonus document from Prismic */
export type BonusDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<BonusDocumentData>, "bonus", Lang>;

/** Item in *Casino review → Scores* */
export interface CasinoReviewDocumentDataRatingBreakdownItem {
	/** Criterion field in *Casino review → Scores* */
	criterion: prismic.SelectField<"safety" | "payouts" | "bonuses" | "games" | "support" | "experience" | "responsible_gambling">;
	
	/** Score, 0 to 10 field in *Casino review → Scores* */
	score: prismic.NumberField;
	
	/** Why field in *Casino review → Scores* */
	note: prismic.KeyTextField;
}

/** Item in *Casino review → Pros* */
export interface CasinoReviewDocumentDataProsItem {
	/** Pro field in *Casino review → Pros* */
	text: prismic.KeyTextField;
}

/** Item in *Casino review → Cons* */
export interface CasinoReviewDocumentDataConsItem {
	/** Con field in *Casino review → Cons* */
	text: prismic.KeyTextField;
}

/** Item in *Casino review → Licences* */
export interface CasinoReviewDocumentDataLicencesItem {
	/** Regulator field in *Casino review → Licences* */
	regulator: ContentRelationshipFieldWithData<[{"id":"regulator","fields":["name","country","register_url","tier"]}]>;
	
	/** Licence number field in *Casino review → Licences* */
	number: prismic.KeyTextField;
	
	/** Holder field in *Casino review → Licences* */
	holder: prismic.KeyTextField;
	
	/** Register entry field in *Casino review → Licences* */
	register_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** What the register says field in *Casino review → Licences*: verified: found there on the day below; claimed: not looked up yet */
	state: prismic.SelectField<"verified" | "claimed" | "not found" | "withdrawn">;
	
	/** Checked on field in *Casino review → Licences* */
	checked_on: prismic.DateField;
}

/** Item in *Casino review → Payments* */
export interface CasinoReviewDocumentDataPaymentsItem {
	/** Method field in *Casino review → Payments* */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/** Deposits field in *Casino review → Payments* */
	deposit: prismic.BooleanField;
	
	/** Withdrawals field in *Casino review → Payments* */
	withdraw: prismic.BooleanField;
	
	/** Minimum field in *Casino review → Payments* */
	min: prismic.NumberField;
	
	/** Maximum field in *Casino review → Payments* */
	max: prismic.NumberField;
	
	/** Fee field in *Casino review → Payments* */
	fee: prismic.KeyTextField;
	
	/** Fastest withdrawal, hours field in *Casino review → Payments* */
	time_min_hours: prismic.NumberField;
	
	/** Slowest withdrawal, hours field in *Casino review → Payments* */
	time_max_hours: prismic.NumberField;
}

/** Item in *Casino review → Withdrawals that were timed* */
export interface CasinoReviewDocumentDataPayoutTestsItem {
	/** Method field in *Casino review → Withdrawals that were timed* */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/** Hours until it could be spent, empty while it has not come field in *Casino review → Withdrawals that were timed* */
	hours: prismic.NumberField;
	
	/** Refused by the casino on, empty unless it was field in *Casino review → Withdrawals that were timed* */
	refused_on: prismic.DateField;
	
	/** Asked for on field in *Casino review → Withdrawals that were timed* */
	asked_on: prismic.DateField;
	
	/** Asked for at, by the clock field in *Casino review → Withdrawals that were timed*: 11:02 */
	asked_at: prismic.KeyTextField;
	
	/** Amount, in the first currency field in *Casino review → Withdrawals that were timed* */
	amount: prismic.NumberField;
	
	/** Timed by field in *Casino review → Withdrawals that were timed* */
	by: prismic.SelectField<"us" | "a reader", "filled">;
}

/** Item in *Casino review → Amounts in other countries* */
export interface CasinoReviewDocumentDataAmountsElsewhereItem {
	/** Countries, ISO codes field in *Casino review → Amounts in other countries* */
	countries: prismic.KeyTextField;
	
	/** Currency, ISO code field in *Casino review → Amounts in other countries* */
	currency: prismic.KeyTextField;
	
	/** Withdrawal limit a month field in *Casino review → Amounts in other countries* */
	withdrawal_limit_month: prismic.NumberField;
	
	/** Method field in *Casino review → Amounts in other countries* */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/** Minimum field in *Casino review → Amounts in other countries* */
	min: prismic.NumberField;
	
	/** Maximum field in *Casino review → Amounts in other countries* */
	max: prismic.NumberField;
	
	/** Fee field in *Casino review → Amounts in other countries* */
	fee: prismic.KeyTextField;
}

/** Item in *Casino review → Game providers* */
export interface CasinoReviewDocumentDataProvidersItem {
	/** Provider field in *Casino review → Game providers* */
	provider: ContentRelationshipFieldWithData<[{"id":"game_provider","fields":["name"]}]>;
}

/** Item in *Casino review → Games* */
export interface CasinoReviewDocumentDataGameCountsItem {
	/** Kind field in *Casino review → Games* */
	kind: prismic.SelectField<"slots" | "table" | "live" | "poker" | "other">;
	
	/** Count field in *Casino review → Games* */
	count: prismic.NumberField;
}

/** Item in *Casino review → Support* */
export interface CasinoReviewDocumentDataSupportItem {
	/** Channel field in *Casino review → Support* */
	channel: prismic.SelectField<"chat" | "email" | "phone" | "post">;
	
	/** Hours field in *Casino review → Support* */
	hours: prismic.KeyTextField;
	
	/** Languages field in *Casino review → Support* */
	languages: prismic.KeyTextField;
}

/** Item in *Casino review → Safer-gambling tools* */
export interface CasinoReviewDocumentDataResponsibleToolsItem {
	/** Tool field in *Casino review → Safer-gambling tools* */
	tool: prismic.SelectField<"deposit limit" | "loss limit" | "time limit" | "reality check" | "time out" | "self-exclusion">;
}

/** Item in *Casino review → Bonuses* */
export interface CasinoReviewDocumentDataBonusesItem {
	/** Bonus field in *Casino review → Bonuses* */
	bonus: ContentRelationshipFieldWithData<[{"id":"bonus","fields":["title","type","product_category","value","cap","currency","players","qualifying_stake","wagering_multiple","wagering_base","min_deposit","max_bet","max_cashout","eligible_games","contribution","expires_days","code","countries","significant_terms","terms_url","valid_from","valid_to","last_verified"]}]>;
}

/** Item in *Casino review → Evidence* */
export interface CasinoReviewDocumentDataEvidenceItem {
	/** Claim field in *Casino review → Evidence* */
	claim: prismic.KeyTextField;
	
	/** Source field in *Casino review → Evidence* */
	source: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Captured on field in *Casino review → Evidence* */
	captured_on: prismic.DateField;
	
	/** Picture field in *Casino review → Evidence* */
	image: prismic.ImageField<never>;
}

/** Item in *Casino review → Changes* */
export interface CasinoReviewDocumentDataChangelogItem {
	/** Date field in *Casino review → Changes* */
	date: prismic.DateField;
	
	/** Kind field in *Casino review → Changes*: what it is in the news; a check is not in them */
	kind: prismic.SelectField<"score" | "terms" | "warning" | "closing" | "closed" | "check">;
	
	/** What changed field in *Casino review → Changes* */
	note: prismic.KeyTextField;
	
	/** Score since then field in *Casino review → Changes* */
	score: prismic.NumberField;
	
	/** Sentence before field in *Casino review → Changes* */
	before: prismic.KeyTextField;
	
	/** Sentence after field in *Casino review → Changes* */
	after: prismic.KeyTextField;
}

type CasinoReviewDocumentDataSlicesSlice = RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice

/** Content for Casino review documents */
interface CasinoReviewDocumentData {
	/** Casino field in *Casino review* */
	name: prismic.KeyTextField;
	
	/** Headline field in *Casino review*: the verdict in one sentence */
	headline: prismic.KeyTextField;
	
	/** Summary field in *Casino review* */
	summary: prismic.RichTextField;
	
	/** Status field in *Casino review* */
	status: prismic.SelectField<"active" | "warning" | "closed" | "unlisted">;
	
	/** What leads the page where readers are warned, or the casino has closed field in *Casino review*: why, and what to do for somebody who has money there */
	warning: prismic.RichTextField;
	
	/** Cover field in *Casino review* */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/** Logo field in *Casino review* */
	logo: prismic.ImageField<never>;
	
	/** Overall score, 0 to 10 field in *Casino review* */
	overall_score: prismic.NumberField;
	
	/** Scores field in *Casino review* */
	rating_breakdown: prismic.GroupField<Simplify<CasinoReviewDocumentDataRatingBreakdownItem>>;
	
	/** Pros field in *Casino review* */
	pros: prismic.GroupField<Simplify<CasinoReviewDocumentDataProsItem>>;
	
	/** Cons field in *Casino review* */
	cons: prismic.GroupField<Simplify<CasinoReviewDocumentDataConsItem>>;
	
	/** Best for field in *Casino review* */
	best_for: prismic.KeyTextField;
	
	/** How we rate field in *Casino review* */
	methodology: ContentRelationshipFieldWithData<[{"id":"page","fields":["title"]}]>;

	/** Operator field in *Casino review* */
	operator: ContentRelationshipFieldWithData<[{"id":"operator","fields":["name","country","founded_year"]}]>;
	
	/** Website field in *Casino review* */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Launched field in *Casino review* */
	launched_year: prismic.NumberField;
	
	/** Licences field in *Casino review* */
	licences: prismic.GroupField<Simplify<CasinoReviewDocumentDataLicencesItem>>;
	
	/** Payments field in *Casino review* */
	payments: prismic.GroupField<Simplify<CasinoReviewDocumentDataPaymentsItem>>;
	
	/** Withdrawals that were timed field in *Casino review* */
	payout_tests: prismic.GroupField<Simplify<CasinoReviewDocumentDataPayoutTestsItem>>;
	
	/** Currencies, ISO codes field in *Casino review*: GBP, EUR */
	currencies: prismic.KeyTextField;
	
	/** Withdrawal limit a month field in *Casino review* */
	withdrawal_limit_month: prismic.NumberField;
	
	/** Amounts in other countries field in *Casino review* */
	amounts_elsewhere: prismic.GroupField<Simplify<CasinoReviewDocumentDataAmountsElsewhereItem>>;
	
	/** Identity checks field in *Casino review* */
	kyc_note: prismic.KeyTextField;
	
	/** Game providers field in *Casino review* */
	providers: prismic.GroupField<Simplify<CasinoReviewDocumentDataProvidersItem>>;
	
	/** Games field in *Casino review* */
	game_counts: prismic.GroupField<Simplify<CasinoReviewDocumentDataGameCountsItem>>;
	
	/** Return to player is published field in *Casino review* */
	rtp_published: prismic.BooleanField;
	
	/** Support field in *Casino review* */
	support: prismic.GroupField<Simplify<CasinoReviewDocumentDataSupportItem>>;
	
	/** Safer-gambling tools field in *Casino review* */
	responsible_tools: prismic.GroupField<Simplify<CasinoReviewDocumentDataResponsibleToolsItem>>;
	
	/** Self-exclusion field in *Casino review* */
	self_exclusion: prismic.KeyTextField;
	
	/** Minimum age field in *Casino review* */
	min_age: prismic.NumberField;
	
	/** Countries allowed, ISO codes field in *Casino review*: GB, IE */
	countries_allowed: prismic.KeyTextField;
	
	/** Countries blocked, ISO codes field in *Casino review* */
	countries_blocked: prismic.KeyTextField;
	
	/** Languages field in *Casino review* */
	languages: prismic.KeyTextField;

	/** Bonuses field in *Casino review* */
	bonuses: prismic.GroupField<Simplify<CasinoReviewDocumentDataBonusesItem>>;
	
	/** We may be paid for visits field in *Casino review* */
	has_affiliate: prismic.BooleanField;
	
	/** Name in outgoing links field in *Casino review* */
	go_slug: prismic.KeyTextField;

	/** Author field in *Casino review* */
	author: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/** Fact-checker field in *Casino review* */
	fact_checker: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/** First published field in *Casino review* */
	first_published: prismic.DateField;
	
	/** Last reviewed field in *Casino review* */
	last_reviewed: prismic.DateField;
	
	/** Next review due field in *Casino review* */
	next_review_due: prismic.DateField;
	
	/** Evidence field in *Casino review* */
	evidence: prismic.GroupField<Simplify<CasinoReviewDocumentDataEvidenceItem>>;
	
	/** Changes field in *Casino review* */
	changelog: prismic.GroupField<Simplify<CasinoReviewDocumentDataChangelogItem>>;

	/** `slices` field in *Casino review* */
	slices: prismic.SliceZone<CasinoReviewDocumentDataSlicesSlice>;

	/** Title for search engines field in *Casino review*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Casino review*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Casino review* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Casino review* */
	noindex: prismic.BooleanField;
}

/** Casino review document from Prismic */
export type CasinoReviewDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CasinoReviewDocumentData>, "casino_review", Lang>;

/** Content for Game provider documents */
interface GameProviderDocumentData {
	/** Name field in *Game provider* */
	name: prismic.KeyTextField;
	
	/** Country, ISO code field in *Game provider* */
	country: prismic.KeyTextField;

	/** Title for search engines field in *Game provider*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Game provider*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Game provider* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Game provider* */
	noindex: prismic.BooleanField;
}

/** Game provider document from Prismic */
export type GameProviderDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<GameProviderDocumentData>, "game_provider", Lang>;

/** Content for Help organisation documents */
interface HelpOrganisationDocumentData {
	/** Name field in *Help organisation* */
	name: prismic.KeyTextField;
	
	/** Country, ISO code field in *Help organisation* */
	country: prismic.KeyTextField;
	
	/** Telephone field in *Help organisation* */
	phone: prismic.KeyTextField;
	
	/** Website field in *Help organisation* */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Hours field in *Help organisation* */
	hours: prismic.KeyTextField;
	
	/** Languages field in *Help organisation* */
	languages: prismic.KeyTextField;
	
	/** Note field in *Help organisation* */
	note: prismic.KeyTextField;
}

/** Help organisation document from Prismic */
export type HelpOrganisationDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HelpOrganisationDocumentData>, "help_organisation", Lang>;

/** Item in *Home page → Featured reviews* */
export interface HomeDocumentDataFeaturedReviewsItem {
	/** Review field in *Home page → Featured reviews* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
}

/** Item in *Home page → Featured articles* */
export interface HomeDocumentDataFeaturedArticlesItem {
	/** Article field in *Home page → Featured articles* */
	article: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]>;
}

type HomeDocumentDataSlicesSlice = HeroSlice | RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice

/** Content for Home page documents */
interface HomeDocumentData {
	/** Title field in *Home page* */
	title: prismic.KeyTextField;
	
	/** Lead field in *Home page* */
	lead: prismic.KeyTextField;
	
	/** Picture field in *Home page* */
	hero: prismic.ImageField<never>;
	
	/** Featured reviews field in *Home page* */
	featured_reviews: prismic.GroupField<Simplify<HomeDocumentDataFeaturedReviewsItem>>;
	
	/** Featured articles field in *Home page* */
	featured_articles: prismic.GroupField<Simplify<HomeDocumentDataFeaturedArticlesItem>>;

	/** `slices` field in *Home page* */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;

	/** Title for search engines field in *Home page*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Home page*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Home page* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Home page* */
	noindex: prismic.BooleanField;
}

/** Home page document from Prismic */
export type HomeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

/** Content for Operator documents */
interface OperatorDocumentData {
	/** Name field in *Operator* */
	name: prismic.KeyTextField;
	
	/** Country, ISO code field in *Operator* */
	country: prismic.KeyTextField;
	
	/** Founded field in *Operator* */
	founded_year: prismic.NumberField;
	
	/** About field in *Operator* */
	about: prismic.RichTextField;

	/** Title for search engines field in *Operator*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Operator*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Operator* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Operator* */
	noindex: prismic.BooleanField;
}

/** Operator document from Prismic */
export type OperatorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<OperatorDocumentData>, "operator", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice | SelfCheckSlice | GlossarySlice

/** Content for Page documents */
interface PageDocumentData {
	/** Title field in *Page* */
	title: prismic.KeyTextField;
	
	/** Lead field in *Page* */
	lead: prismic.KeyTextField;
	
	/** Cover field in *Page* */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/** Show a table of contents field in *Page* */
	show_contents: prismic.BooleanField;

	/** `slices` field in *Page* */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;

	/** Title for search engines field in *Page*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Page*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Page* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Page* */
	noindex: prismic.BooleanField;
}

/** Page document from Prismic */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/** Content for Payment method documents */
interface PaymentMethodDocumentData {
	/** Name field in *Payment method* */
	name: prismic.KeyTextField;
	
	/** Kind field in *Payment method* */
	kind: prismic.SelectField<"card" | "bank" | "wallet" | "voucher" | "mobile">;

	/** Title for search engines field in *Payment method*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Payment method*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Payment method* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Payment method* */
	noindex: prismic.BooleanField;
}

/** Payment method document from Prismic */
export type PaymentMethodDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PaymentMethodDocumentData>, "payment_method", Lang>;

/** Item in *Person → Elsewhere* */
export interface PersonDocumentDataSameAsItem {
	/** Link field in *Person → Elsewhere* */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Content for Person documents */
interface PersonDocumentData {
	/** Name field in *Person* */
	name: prismic.KeyTextField;
	
	/** Role field in *Person* */
	role: prismic.KeyTextField;
	
	/** Credentials field in *Person* */
	credentials: prismic.KeyTextField;
	
	/** About field in *Person* */
	bio: prismic.RichTextField;
	
	/** Portrait field in *Person* */
	photo: prismic.ImageField<never>;
	
	/** Elsewhere field in *Person* */
	same_as: prismic.GroupField<Simplify<PersonDocumentDataSameAsItem>>;

	/** Title for search engines field in *Person*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Person*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Person* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Person* */
	noindex: prismic.BooleanField;
}

/** Person document from Prismic */
export type PersonDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PersonDocumentData>, "person", Lang>;

/** Content for Redirect documents */
interface RedirectDocumentData {
	/** From field in *Redirect*: /old-address */
	from: prismic.KeyTextField;
	
	/** To field in *Redirect*: /new-address */
	to: prismic.KeyTextField;
	
	/** Status field in *Redirect* */
	status: prismic.SelectField<"301" | "302" | "307" | "308" | "410", "filled">;
	
	/** Valid from field in *Redirect* */
	valid_from: prismic.DateField;
	
	/** Valid to field in *Redirect* */
	valid_to: prismic.DateField;
}

/** Redirect document from Prismic */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/** Content for Regulator documents */
interface RegulatorDocumentData {
	/** Name field in *Regulator* */
	name: prismic.KeyTextField;
	
	/** Country, ISO code field in *Regulator* */
	country: prismic.KeyTextField;
	
	/** Public register field in *Regulator* */
	register_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Tier field in *Regulator* */
	tier: prismic.SelectField<"strict" | "standard" | "light">;
	
	/** About field in *Regulator* */
	about: prismic.RichTextField;

	/** Title for search engines field in *Regulator*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Regulator*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Regulator* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Regulator* */
	noindex: prismic.BooleanField;
}

/** Regulator document from Prismic */
export type RegulatorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<RegulatorDocumentData>, "regulator", Lang>;

/** Item in *Settings → Navigation → What belongs to it* */
export interface SettingsDocumentDataNavigationLinksItem {
	/** Link field in *Settings → Navigation → What belongs to it* */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Item in *Settings → Navigation* */
export interface SettingsDocumentDataNavigationItem {
	/** Link field in *Settings → Navigation* */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** What belongs to it field in *Settings → Navigation* */
	links: prismic.NestedGroupField<Simplify<SettingsDocumentDataNavigationLinksItem>>;
}

/** Item in *Settings → Footer columns → Links* */
export interface SettingsDocumentDataFooterLinksItem {
	/** Link field in *Settings → Footer columns → Links* */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Item in *Settings → Footer columns* */
export interface SettingsDocumentDataFooterItem {
	/** Column field in *Settings → Footer columns* */
	title: prismic.KeyTextField;
	
	/** Links field in *Settings → Footer columns* */
	links: prismic.NestedGroupField<Simplify<SettingsDocumentDataFooterLinksItem>>;
}

/** Item in *Settings → Who answers in which country* */
export interface SettingsDocumentDataHelpOrganisationsItem {
	/** Organisation field in *Settings → Who answers in which country* */
	organisation: ContentRelationshipFieldWithData<[{"id":"help_organisation","fields":["name","country","phone","hours"]}]>;
}

/** Item in *Settings → Words of readers* */
export interface SettingsDocumentDataSynonymsItem {
	/** What readers type, with commas between field in *Settings → Words of readers*: one-armed bandit, fruit machine */
	words: prismic.KeyTextField;
	
	/** What we call it field in *Settings → Words of readers*: slots */
	means: prismic.KeyTextField;
}

/** Content for Settings documents */
interface SettingsDocumentData {
	/** Site name field in *Settings* */
	site_name: prismic.KeyTextField;
	
	/** Tagline field in *Settings* */
	tagline: prismic.KeyTextField;
	
	/** Default description field in *Settings* */
	meta_description: prismic.KeyTextField;
	
	/** Default picture for shared links field in *Settings* */
	meta_image: prismic.ImageField<never>;
	
	/** Age mark field in *Settings*: 18+ */
	age_mark: prismic.KeyTextField;
	
	/** Affiliate disclosure field in *Settings* */
	disclosure: prismic.RichTextField;

	/** Navigation field in *Settings* */
	navigation: prismic.GroupField<Simplify<SettingsDocumentDataNavigationItem>>;
	
	/** Footer columns field in *Settings* */
	footer: prismic.GroupField<Simplify<SettingsDocumentDataFooterItem>>;

	/** Title of the help line field in *Settings* */
	help_title: prismic.KeyTextField;
	
	/** Text field in *Settings* */
	help_text: prismic.RichTextField;
	
	/** Link field in *Settings* */
	help_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Who answers in which country field in *Settings* */
	help_organisations: prismic.GroupField<Simplify<SettingsDocumentDataHelpOrganisationsItem>>;

	/** Words of readers field in *Settings* */
	synonyms: prismic.GroupField<Simplify<SettingsDocumentDataSynonymsItem>>;
}

/** Settings document from Prismic */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

/** Content for Topic documents */
interface TopicDocumentData {
	/** Name field in *Topic* */
	name: prismic.KeyTextField;
	
	/** Description field in *Topic* */
	description: prismic.KeyTextField;
	
	/** Article that leads field in *Topic*: the newest when empty */
	lead: prismic.ContentRelationshipField<"article">;

	/** Title for search engines field in *Topic*: at most 60 characters; the page title when empty */
	meta_title: prismic.KeyTextField;
	
	/** Description for search engines field in *Topic*: 50 to 160 characters */
	meta_description: prismic.KeyTextField;
	
	/** Picture for shared links field in *Topic* */
	meta_image: prismic.ImageField<never>;
	
	/** Hide from search engines field in *Topic* */
	noindex: prismic.BooleanField;
}

/** Topic document from Prismic */
export type TopicDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<TopicDocumentData>, "topic", Lang>;

export type AllDocumentTypes = ArticleDocument | BonusDocument | CasinoReviewDocument | GameProviderDocument | HelpOrganisationDocument | HomeDocument | OperatorDocument | PageDocument | PaymentMethodDocument | PersonDocument | RedirectDocument | RegulatorDocument | SettingsDocument | TopicDocument;

/** Primary content in *BonusCard → Default → Primary* */
export interface BonusCardSliceDefaultPrimary {
	/** Bonus field in *BonusCard → Default → Primary* */
	bonus: ContentRelationshipFieldWithData<[{"id":"bonus","fields":["title","type","product_category","value","cap","currency","players","qualifying_stake","wagering_multiple","wagering_base","min_deposit","max_bet","max_cashout","eligible_games","contribution","expires_days","code","countries","significant_terms","terms_url","valid_from","valid_to","last_verified"]}]>;
	
	/** Our remark field in *BonusCard → Default → Primary* */
	note: prismic.KeyTextField;
}

/** Default variation for BonusCard Slice */
export type BonusCardSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BonusCardSliceDefaultPrimary>, never>;

/** Slice variation for *BonusCard* */
type BonusCardSliceVariation = BonusCardSliceDefault

/** BonusCard Shared Slice */
export type BonusCardSlice = prismic.SharedSlice<"bonus_card", BonusCardSliceVariation>;

/** Item in *CasinoChart → Default → Primary → Casinos (this review when empty)* */
export interface CasinoChartSliceDefaultPrimaryReviewsItem {
	/** Review field in *CasinoChart → Default → Primary → Casinos (this review when empty)* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name",{"id":"payout_tests","fields":["hours","asked_on","by",{"id":"method","customtypes":[{"id":"payment_method","fields":["name"]}]}]},{"id":"changelog","fields":["date","note","score"]}]}]>;
}

/** Primary content in *CasinoChart → Default → Primary* */
export interface CasinoChartSliceDefaultPrimary {
	/** Title field in *CasinoChart → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *CasinoChart → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Shows field in *CasinoChart → Default → Primary* */
	shows: prismic.SelectField<"payouts" | "payment methods" | "score over time", "filled">;
	
	/** Casinos (this review when empty) field in *CasinoChart → Default → Primary* */
	reviews: prismic.GroupField<Simplify<CasinoChartSliceDefaultPrimaryReviewsItem>>;
}

/** Default variation for CasinoChart Slice */
export type CasinoChartSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CasinoChartSliceDefaultPrimary>, never>;

/** Slice variation for *CasinoChart* */
type CasinoChartSliceVariation = CasinoChartSliceDefault

/** CasinoChart Shared Slice */
export type CasinoChartSlice = prismic.SharedSlice<"casino_chart", CasinoChartSliceVariation>;

/** Item in *ComparisonTable → Default → Primary → Reviews* */
export interface ComparisonTableSliceDefaultPrimaryReviewsItem {
	/** Review field in *ComparisonTable → Default → Primary → Reviews* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","status","overall_score","best_for","launched_year","withdrawal_limit_month","currencies","rtp_published","min_age","countries_allowed","countries_blocked",{"id":"amounts_elsewhere","fields":["countries","currency","withdrawal_limit_month"]},{"id":"bonuses","fields":[{"id":"bonus","customtypes":[{"id":"bonus","fields":["title","value","wagering_multiple","wagering_base","countries","valid_from","valid_to","last_verified"]}]}]},{"id":"payout_tests","fields":["hours","refused_on","asked_on","by"]},{"id":"payments","fields":["time_min_hours","time_max_hours"]}]}]>;
}

/** Primary content in *ComparisonTable → Default → Primary* */
export interface ComparisonTableSliceDefaultPrimary {
	/** Title field in *ComparisonTable → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *ComparisonTable → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Reviews field in *ComparisonTable → Default → Primary* */
	reviews: prismic.GroupField<Simplify<ComparisonTableSliceDefaultPrimaryReviewsItem>>;
}

/** Default variation for ComparisonTable Slice */
export type ComparisonTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ComparisonTableSliceDefaultPrimary>, never>;

/** Slice variation for *ComparisonTable* */
type ComparisonTableSliceVariation = ComparisonTableSliceDefault

/** ComparisonTable Shared Slice */
export type ComparisonTableSlice = prismic.SharedSlice<"comparison_table", ComparisonTableSliceVariation>;

/** Primary content in *EveningCalculator → Default → Primary* */
export interface EveningCalculatorSliceDefaultPrimary {
	/** Title field in *EveningCalculator → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *EveningCalculator → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Introduction field in *EveningCalculator → Default → Primary* */
	intro: prismic.RichTextField;
	
	/** Stake of a round at first field in *EveningCalculator → Default → Primary* */
	stake: prismic.NumberField;
	
	/** Rounds an hour at first field in *EveningCalculator → Default → Primary* */
	rounds: prismic.NumberField;
	
	/** Hours at first field in *EveningCalculator → Default → Primary* */
	hours: prismic.NumberField;
	
	/** House edge at first, per cent field in *EveningCalculator → Default → Primary* */
	edge: prismic.NumberField;
	
	/** Results swing like, at first field in *EveningCalculator → Default → Primary* */
	swing: prismic.SelectField<"red or black" | "blackjack" | "one number" | "slot", "filled">;
	
	/** Currency, ISO code field in *EveningCalculator → Default → Primary*: GBP */
	currency: prismic.KeyTextField;
}

/** Default variation for EveningCalculator Slice */
export type EveningCalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EveningCalculatorSliceDefaultPrimary>, never>;

/** Slice variation for *EveningCalculator* */
type EveningCalculatorSliceVariation = EveningCalculatorSliceDefault

/** EveningCalculator Shared Slice */
export type EveningCalculatorSlice = prismic.SharedSlice<"evening_calculator", EveningCalculatorSliceVariation>;

/** Item in *HelpBlock → Default → Primary → Organisations* */
export interface HelpBlockSliceDefaultPrimaryOrganisationsItem {
	/** Organisation field in *HelpBlock → Default → Primary → Organisations* */
	organisation: ContentRelationshipFieldWithData<[{"id":"help_organisation","fields":["name","country","phone","website","hours","languages","note"]}]>;
}

/** Primary content in *HelpBlock → Default → Primary* */
export interface HelpBlockSliceDefaultPrimary {
	/** Title field in *HelpBlock → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *HelpBlock → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Introduction field in *HelpBlock → Default → Primary* */
	intro: prismic.RichTextField;
	
	/** Organisations field in *HelpBlock → Default → Primary* */
	organisations: prismic.GroupField<Simplify<HelpBlockSliceDefaultPrimaryOrganisationsItem>>;
}

/** Default variation for HelpBlock Slice */
export type HelpBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HelpBlockSliceDefaultPrimary>, never>;

/** Slice variation for *HelpBlock* */
type HelpBlockSliceVariation = HelpBlockSliceDefault

/** HelpBlock Shared Slice */
export type HelpBlockSlice = prismic.SharedSlice<"help_block", HelpBlockSliceVariation>;

/** Primary content in *LicenceBox → Default → Primary* */
export interface LicenceBoxSliceDefaultPrimary {
	/** Title field in *LicenceBox → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *LicenceBox → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Review (this one when empty) field in *LicenceBox → Default → Primary* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name",{"id":"licences","fields":[{"id":"regulator","customtypes":[{"id":"regulator","fields":["name","country","register_url","tier"]}]},"number","holder","register_url","state","checked_on"]}]}]>;
}

/** Default variation for LicenceBox Slice */
export type LicenceBoxSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LicenceBoxSliceDefaultPrimary>, never>;

/** Slice variation for *LicenceBox* */
type LicenceBoxSliceVariation = LicenceBoxSliceDefault

/** LicenceBox Shared Slice */
export type LicenceBoxSlice = prismic.SharedSlice<"licence_box", LicenceBoxSliceVariation>;

/** Primary content in *PaymentsTable → Default → Primary* */
export interface PaymentsTableSliceDefaultPrimary {
	/** Title field in *PaymentsTable → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *PaymentsTable → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Review (this one when empty) field in *PaymentsTable → Default → Primary* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","currencies","status","withdrawal_limit_month","kyc_note","countries_allowed","countries_blocked",{"id":"amounts_elsewhere","fields":["countries","currency","withdrawal_limit_month",{"id":"method","customtypes":[{"id":"payment_method","fields":["name"]}]},"min","max","fee"]},{"id":"payments","fields":[{"id":"method","customtypes":[{"id":"payment_method","fields":["name","kind"]}]},"deposit","withdraw","min","max","fee","time_min_hours","time_max_hours"]}]}]>;
}

/** Default variation for PaymentsTable Slice */
export type PaymentsTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PaymentsTableSliceDefaultPrimary>, never>;

/** Slice variation for *PaymentsTable* */
type PaymentsTableSliceVariation = PaymentsTableSliceDefault

/** PaymentsTable Shared Slice */
export type PaymentsTableSlice = prismic.SharedSlice<"payments_table", PaymentsTableSliceVariation>;

/** Item in *Related → Default → Primary → Documents* */
export interface RelatedSliceDefaultPrimaryItemsItem {
	/** Article, review or page field in *Related → Default → Primary → Documents* */
	document: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]> | ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]> | ContentRelationshipFieldWithData<[{"id":"page","fields":["title","lead","cover"]}]>;
}

/** Primary content in *Related → Default → Primary* */
export interface RelatedSliceDefaultPrimary {
	/** Title field in *Related → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *Related → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Documents field in *Related → Default → Primary* */
	items: prismic.GroupField<Simplify<RelatedSliceDefaultPrimaryItemsItem>>;
}

/** Default variation for Related Slice */
export type RelatedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RelatedSliceDefaultPrimary>, never>;

/** Slice variation for *Related* */
type RelatedSliceVariation = RelatedSliceDefault

/** Related Shared Slice */
export type RelatedSlice = prismic.SharedSlice<"related", RelatedSliceVariation>;

/** Primary content in *ScoreBreakdown → Default → Primary* */
export interface ScoreBreakdownSliceDefaultPrimary {
	/** Title field in *ScoreBreakdown → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *ScoreBreakdown → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Review (this one when empty) field in *ScoreBreakdown → Default → Primary* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","overall_score","rating_breakdown"]}]>;
}

/** Default variation for ScoreBreakdown Slice */
export type ScoreBreakdownSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ScoreBreakdownSliceDefaultPrimary>, never>;

/** Slice variation for *ScoreBreakdown* */
type ScoreBreakdownSliceVariation = ScoreBreakdownSliceDefault

/** ScoreBreakdown Shared Slice */
export type ScoreBreakdownSlice = prismic.SharedSlice<"score_breakdown", ScoreBreakdownSliceVariation>;

/** Item in *SelfCheck → Default → Primary → Organisations, one or more of each country* */
export interface SelfCheckSliceDefaultPrimaryOrganisationsItem {
	/** Organisation field in *SelfCheck → Default → Primary → Organisations, one or more of each country* */
	organisation: ContentRelationshipFieldWithData<[{"id":"help_organisation","fields":["name","country","phone","website","hours","languages","note"]}]>;
}

/** Primary content in *SelfCheck → Default → Primary* */
export interface SelfCheckSliceDefaultPrimary {
	/** Title field in *SelfCheck → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *SelfCheck → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Introduction field in *SelfCheck → Default → Primary* */
	intro: prismic.RichTextField;
	
	/** Organisations, one or more of each country field in *SelfCheck → Default → Primary* */
	organisations: prismic.GroupField<Simplify<SelfCheckSliceDefaultPrimaryOrganisationsItem>>;
}

/** Default variation for SelfCheck Slice */
export type SelfCheckSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SelfCheckSliceDefaultPrimary>, never>;

/** Slice variation for *SelfCheck* */
type SelfCheckSliceVariation = SelfCheckSliceDefault

/** SelfCheck Shared Slice */
export type SelfCheckSlice = prismic.SharedSlice<"self_check", SelfCheckSliceVariation>;

/** Item in *Toplist → Default → Primary → Places* */
export interface ToplistSliceDefaultPrimaryItemsItem {
	/** Review field in *Toplist → Default → Primary → Places* */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
	
	/** Why this place field in *Toplist → Default → Primary → Places* */
	reason: prismic.KeyTextField;
}

/** Primary content in *Toplist → Default → Primary* */
export interface ToplistSliceDefaultPrimary {
	/** Title field in *Toplist → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *Toplist → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Introduction field in *Toplist → Default → Primary* */
	intro: prismic.RichTextField;
	
	/** Places field in *Toplist → Default → Primary* */
	items: prismic.GroupField<Simplify<ToplistSliceDefaultPrimaryItemsItem>>;
	
	/** How the list is ordered field in *Toplist → Default → Primary* */
	order_note: prismic.KeyTextField;
}

/** Default variation for Toplist Slice */
export type ToplistSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ToplistSliceDefaultPrimary>, never>;

/** Slice variation for *Toplist* */
type ToplistSliceVariation = ToplistSliceDefault

/** Toplist Shared Slice */
export type ToplistSlice = prismic.SharedSlice<"toplist", ToplistSliceVariation>;

/** Primary content in *WageringCalculator → Default → Primary* */
export interface WageringCalculatorSliceDefaultPrimary {
	/** Title field in *WageringCalculator → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *WageringCalculator → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Introduction field in *WageringCalculator → Default → Primary* */
	intro: prismic.RichTextField;
	
	/** Deposit at first field in *WageringCalculator → Default → Primary* */
	deposit: prismic.NumberField;
	
	/** Bonus at first field in *WageringCalculator → Default → Primary* */
	bonus: prismic.NumberField;
	
	/** Wagering at first, times field in *WageringCalculator → Default → Primary* */
	multiple: prismic.NumberField;
	
	/** Wagering counts at first field in *WageringCalculator → Default → Primary* */
	base: prismic.SelectField<"bonus" | "deposit and bonus">;
	
	/** Table games count, per cent field in *WageringCalculator → Default → Primary* */
	table_share: prismic.NumberField;
	
	/** Largest bet, if any field in *WageringCalculator → Default → Primary* */
	max_bet: prismic.NumberField;
	
	/** Largest win, if any field in *WageringCalculator → Default → Primary* */
	max_win: prismic.NumberField;
	
	/** Currency, ISO code field in *WageringCalculator → Default → Primary*: GBP */
	currency: prismic.KeyTextField;
}

/** Default variation for WageringCalculator Slice */
export type WageringCalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<WageringCalculatorSliceDefaultPrimary>, never>;

/** Slice variation for *WageringCalculator* */
type WageringCalculatorSliceVariation = WageringCalculatorSliceDefault

/** WageringCalculator Shared Slice */
export type WageringCalculatorSlice = prismic.SharedSlice<"wagering_calculator", WageringCalculatorSliceVariation>;