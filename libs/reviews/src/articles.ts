/** Lists of articles: filters, counts, the newest first. @module */
export {
  articleFilters,
  hrefOfArticles,
  isOtherwise,
  narrowArticles,
  newestArticles,
  readArticleChoice,
} from './articles/article-choice.ts'
export { nextArticle } from './articles/next-article.ts'
export { ArticleFilterForm } from './articles/article-filter.tsx'
