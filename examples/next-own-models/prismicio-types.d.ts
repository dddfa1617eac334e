import type * as prismic from "@prismicio/client";

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
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

type GuideDocumentDataSlicesSlice = TipSlice

/**
 * Content for Guide documents
 */
interface GuideDocumentData {
	/**
	 * Title field in *Guide*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: guide.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Guide*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: guide.body
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * `slices` field in *Guide*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: guide.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<GuideDocumentDataSlicesSlice>;
}

/**
 * Guide document from Prismic
 *
 * - **API ID**: `guide`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GuideDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<GuideDocumentData>, "guide", Lang>;

export type AllDocumentTypes = GuideDocument;

/**
 * Primary content in *Tip → Default → Primary*
 */
export interface TipSliceDefaultPrimary {
	/**
	 * Words field in *Tip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tip.default.primary.words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
}

/**
 * Default variation for Tip Slice
 *
 * - **API ID**: `default`
 * - **Description**: A few words worth remembering.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TipSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TipSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Tip*
 */
type TipSliceVariation = TipSliceDefault

/**
 * Tip Shared Slice
 *
 * - **API ID**: `tip`
 * - **Description**: A few words worth remembering.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TipSlice = prismic.SharedSlice<"tip", TipSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			GuideDocument,
			GuideDocumentData,
			GuideDocumentDataSlicesSlice,
			AllDocumentTypes,
			TipSlice,
			TipSliceDefaultPrimary,
			TipSliceVariation,
			TipSliceDefault
		}
	}
}