/**
 * Types of the database: tables, views and functions of the schema `public`.
 * Generated from supabase/migrations by `npm run generate:database-types`. Do not edit.
 *
 * @module
 */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  public: {
    Tables: {
      digest_key: {
        Row: {
          is_only: boolean
          secret: string
        }
        Insert: {
          is_only?: boolean
          secret?: string
        }
        Update: {
          is_only?: boolean
          secret?: string
        }
        Relationships: []
      }
      experience_totals: {
        Row: {
          document_id: string
          games: number
          payouts: number
          support: number
          terms: number
          version: number
          votes: number
        }
        Insert: {
          document_id: string
          games?: number
          payouts?: number
          support?: number
          terms?: number
          version?: number
          votes?: number
        }
        Update: {
          document_id?: string
          games?: number
          payouts?: number
          support?: number
          terms?: number
          version?: number
          votes?: number
        }
        Relationships: []
      }
      experience_vote_totals: {
        Row: {
          experience_id: string
          helpful: number
          unhelpful: number
        }
        Insert: {
          experience_id: string
          helpful?: number
          unhelpful?: number
        }
        Update: {
          experience_id?: string
          helpful?: number
          unhelpful?: number
        }
        Relationships: [{
          foreignKeyName: 'experience_vote_totals_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: true
          referencedRelation: 'experiences'
          referencedColumns: ['id']
        }]
      }
      experience_votes: {
        Row: {
          created_at: string
          experience_id: string
          is_helpful: boolean
          user_id: string
        }
        Insert: {
          created_at?: string
          experience_id: string
          is_helpful: boolean
          user_id?: string
        }
        Update: {
          created_at?: string
          experience_id?: string
          is_helpful?: boolean
          user_id?: string
        }
        Relationships: [{
          foreignKeyName: 'experience_votes_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: false
          referencedRelation: 'experiences'
          referencedColumns: ['id']
        }]
      }
      experiences: {
        Row: {
          author_name: string
          body: string
          created_at: string
          document_id: string
          games: number
          id: string
          payout_hours: number | null
          payouts: number
          picture_versions: string[]
          pictures: string[]
          reason: string | null
          replied_at: string | null
          reply: string | null
          status: string
          support: number
          terms: number
          updated_at: string
          user_id: string
        }
        Insert: {
          author_name?: string
          body: string
          created_at?: string
          document_id: string
          games: number
          id?: string
          payout_hours?: number | null
          payouts: number
          picture_versions?: string[]
          pictures?: string[]
          reason?: string | null
          replied_at?: string | null
          reply?: string | null
          status?: string
          support: number
          terms: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          author_name?: string
          body?: string
          created_at?: string
          document_id?: string
          games?: number
          id?: string
          payout_hours?: number | null
          payouts?: number
          picture_versions?: string[]
          pictures?: string[]
          reason?: string | null
          replied_at?: string | null
          reply?: string | null
          status?: string
          support?: number
          terms?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      letter_addresses: {
        Row: {
          created_at: string
          email: string
          is_unwanted: boolean
          token: string
        }
        Insert: {
          created_at?: string
          email: string
          is_unwanted?: boolean
          token?: string
        }
        Update: {
          created_at?: string
          email?: string
          is_unwanted?: boolean
          token?: string
        }
        Relationships: []
      }
      moderation_events: {
        Row: {
          becomes: string
          decided_at: string
          experience_id: string
          field: string | null
          id: number
          moderator_id: string | null
          note: string | null
          reason: string | null
          undoes: number | null
          was: string
        }
        Insert: {
          becomes: string
          decided_at?: string
          experience_id: string
          field?: string | null
          id?: never
          moderator_id?: string | null
          note?: string | null
          reason?: string | null
          undoes?: number | null
          was: string
        }
        Update: {
          becomes?: string
          decided_at?: string
          experience_id?: string
          field?: string | null
          id?: never
          moderator_id?: string | null
          note?: string | null
          reason?: string | null
          undoes?: number | null
          was?: string
        }
        Relationships: [{
          foreignKeyName: 'moderation_events_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: false
          referencedRelation: 'experiences'
          referencedColumns: ['id']
        }, {
          foreignKeyName: 'moderation_events_undoes_fkey'
          columns: ['undoes']
          isOneToOne: false
          referencedRelation: 'moderation_events'
          referencedColumns: ['id']
        }]
      }
      newsletter_asks: {
        Row: {
          asked_at: string
          consent_text: string
          state: string
          subscriber_id: string
          token: string
          topics: string[]
        }
        Insert: {
          asked_at?: string
          consent_text: string
          state?: string
          subscriber_id: string
          token?: string
          topics: string[]
        }
        Update: {
          asked_at?: string
          consent_text?: string
          state?: string
          subscriber_id?: string
          token?: string
          topics?: string[]
        }
        Relationships: [{
          foreignKeyName: 'newsletter_asks_subscriber_id_fkey'
          columns: ['subscriber_id']
          isOneToOne: false
          referencedRelation: 'newsletter_subscribers'
          referencedColumns: ['id']
        }]
      }
      newsletter_deliveries: {
        Row: {
          id: string
          issue_id: string
          sent_at: string | null
          subscriber_id: string
          taken_at: string | null
        }
        Insert: {
          id?: string
          issue_id: string
          sent_at?: string | null
          subscriber_id: string
          taken_at?: string | null
        }
        Update: {
          id?: string
          issue_id?: string
          sent_at?: string | null
          subscriber_id?: string
          taken_at?: string | null
        }
        Relationships: [{
          foreignKeyName: 'newsletter_deliveries_issue_id_fkey'
          columns: ['issue_id']
          isOneToOne: false
          referencedRelation: 'newsletter_issues'
          referencedColumns: ['id']
        }, {
          foreignKeyName: 'newsletter_deliveries_subscriber_id_fkey'
          columns: ['subscriber_id']
          isOneToOne: false
          referencedRelation: 'newsletter_subscribers'
          referencedColumns: ['id']
        }]
      }
      newsletter_issues: {
        Row: {
          begun_at: string
          id: string
          paragraphs: string[]
          path: string | null
          subject: string
          topic: string
        }
        Insert: {
          begun_at?: string
          id: string
          paragraphs: string[]
          path?: string | null
          subject: string
          topic: string
        }
        Update: {
          begun_at?: string
          id?: string
          paragraphs?: string[]
          path?: string | null
          subject?: string
          topic?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          asked_at: string[]
          confirmed_at: string | null
          consent_text: string
          created_at: string
          email: string
          id: string
          status: string
          token: string
          topics: string[]
          unsubscribed_at: string | null
        }
        Insert: {
          asked_at?: string[]
          confirmed_at?: string | null
          consent_text: string
          created_at?: string
          email: string
          id?: string
          status?: string
          token?: string
          topics?: string[]
          unsubscribed_at?: string | null
        }
        Update: {
          asked_at?: string[]
          confirmed_at?: string | null
          consent_text?: string
          created_at?: string
          email?: string
          id?: string
          status?: string
          token?: string
          topics?: string[]
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      operator_replies: {
        Row: {
          body: string
          experience_id: string
          reason: string | null
          status: string
          user_id: string
          written_at: string
        }
        Insert: {
          body: string
          experience_id: string
          reason?: string | null
          status?: string
          user_id: string
          written_at?: string
        }
        Update: {
          body?: string
          experience_id?: string
          reason?: string | null
          status?: string
          user_id?: string
          written_at?: string
        }
        Relationships: [{
          foreignKeyName: 'operator_replies_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: true
          referencedRelation: 'experiences'
          referencedColumns: ['id']
        }]
      }
      profiles: {
        Row: {
          avatar_path: string | null
          created_at: string
          display_name: string | null
          id: string
          locale: string
          newsletter_opt_in: boolean
          updated_at: string
        }
        Insert: {
          avatar_path?: string | null
          created_at?: string
          display_name?: string | null
          id: string
          locale?: string
          newsletter_opt_in?: boolean
          updated_at?: string
        }
        Update: {
          avatar_path?: string | null
          created_at?: string
          display_name?: string | null
          id?: string
          locale?: string
          newsletter_opt_in?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      reader_actions: {
        Row: {
          done_at: string
          kind: string
          user_id: string
        }
        Insert: {
          done_at?: string
          kind: string
          user_id: string
        }
        Update: {
          done_at?: string
          kind?: string
          user_id?: string
        }
        Relationships: []
      }
      refused_addresses: {
        Row: {
          digest: string
          letters: string
        }
        Insert: {
          digest: string
          letters: string
        }
        Update: {
          digest?: string
          letters?: string
        }
        Relationships: []
      }
      reply_decisions: {
        Row: {
          becomes: string
          decided_at: string
          experience_id: string
          id: number
          moderator_id: string | null
          reason: string | null
          was: string
        }
        Insert: {
          becomes: string
          decided_at?: string
          experience_id: string
          id?: never
          moderator_id?: string | null
          reason?: string | null
          was: string
        }
        Update: {
          becomes?: string
          decided_at?: string
          experience_id?: string
          id?: never
          moderator_id?: string | null
          reason?: string | null
          was?: string
        }
        Relationships: [{
          foreignKeyName: 'reply_decisions_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: false
          referencedRelation: 'operator_replies'
          referencedColumns: ['experience_id']
        }]
      }
      review_reports: {
        Row: {
          answer: string | null
          answered_at: string | null
          contact_email: string | null
          created_at: string
          details: string | null
          document_id: string | null
          experience_id: string | null
          form: string | null
          id: string
          number: string | null
          reason: string
          status: string
          user_id: string | null
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          contact_email?: string | null
          created_at?: string
          details?: string | null
          document_id?: string | null
          experience_id?: string | null
          form?: string | null
          id?: string
          number?: string | null
          reason: string
          status?: string
          user_id?: string | null
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          contact_email?: string | null
          created_at?: string
          details?: string | null
          document_id?: string | null
          experience_id?: string | null
          form?: string | null
          id?: string
          number?: string | null
          reason?: string
          status?: string
          user_id?: string | null
        }
        Relationships: [{
          foreignKeyName: 'review_reports_experience_id_fkey'
          columns: ['experience_id']
          isOneToOne: false
          referencedRelation: 'experiences'
          referencedColumns: ['id']
        }]
      }
      saved_items: {
        Row: {
          created_at: string
          document_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          document_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          document_id?: string
          user_id?: string
        }
        Relationships: []
      }
      search_documents: {
        Row: {
          digest: string
          folded: string[]
          id: string
          kind: string
          lang: string
          lines: string[]
          names: unknown
          sentences: number
          source: string
          summary: string
          title: string
          title_words: string[]
          translates: string[]
          uid: string | null
          words: unknown
        }
        Insert: {
          digest: string
          folded: string[]
          id: string
          kind: string
          lang: string
          lines: string[]
          names?: never
          sentences: number
          source: string
          summary: string
          title: string
          title_words: string[]
          translates: string[]
          uid?: string | null
          words: unknown
        }
        Update: {
          digest?: string
          folded?: string[]
          id?: string
          kind?: string
          lang?: string
          lines?: string[]
          names?: never
          sentences?: number
          source?: string
          summary?: string
          title?: string
          title_words?: string[]
          translates?: string[]
          uid?: string | null
          words?: unknown
        }
        Relationships: []
      }
      search_versions: {
        Row: {
          filled_by: string | null
          filler: string | null
          lang: string
          named_at: number
          ref: string | null
          source: string
        }
        Insert: {
          filled_by?: string | null
          filler?: string | null
          lang: string
          named_at: number
          ref?: string | null
          source: string
        }
        Update: {
          filled_by?: string | null
          filler?: string | null
          lang?: string
          named_at?: number
          ref?: string | null
          source?: string
        }
        Relationships: []
      }
      search_words: {
        Row: {
          form: string
          is_named: boolean
          lang: string
          source: string
          word: string
        }
        Insert: {
          form: string
          is_named: boolean
          lang: string
          source: string
          word: string
        }
        Update: {
          form?: string
          is_named?: boolean
          lang?: string
          source?: string
          word?: string
        }
        Relationships: []
      }
      visitor_actions: {
        Row: {
          done_at: string
          id: number
          kind: string
          network: unknown
        }
        Insert: {
          done_at?: string
          id?: never
          kind: string
          network: unknown
        }
        Update: {
          done_at?: string
          id?: never
          kind?: string
          network?: unknown
        }
        Relationships: []
      }
      watch_messages: {
        Row: {
          created_at: string
          document_id: string
          id: string
          name: string
          new_score: number | null
          new_status: string
          old_score: number | null
          old_status: string
          path: string
          taken_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          document_id: string
          id?: string
          name: string
          new_score?: number | null
          new_status: string
          old_score?: number | null
          old_status: string
          path: string
          taken_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          document_id?: string
          id?: string
          name?: string
          new_score?: number | null
          new_status?: string
          old_score?: number | null
          old_status?: string
          path?: string
          taken_at?: string | null
          user_id?: string
        }
        Relationships: [{
          foreignKeyName: 'watch_messages_user_id_document_id_fkey'
          columns: ['user_id', 'document_id']
          isOneToOne: false
          referencedRelation: 'watches'
          referencedColumns: ['user_id', 'document_id']
        }]
      }
      watches: {
        Row: {
          created_at: string
          document_id: string
          language: string
          score: number | null
          status: string
          token: string
          user_id: string
        }
        Insert: {
          created_at?: string
          document_id: string
          language?: string
          score?: number | null
          status: string
          token?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          document_id?: string
          language?: string
          score?: number | null
          status?: string
          token?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      answer_report: {
        Args: {
          asked: string
          words: string
        }
        Returns: boolean
      }
      applied_migrations: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      are_own_pictures: {
        Args: {
          experience: string
          paths: string[]
        }
        Returns: boolean
      }
      ask_for_correction: {
        Args: {
          about: string
          experience: string
          seen_at: string
          words: string
        }
        Returns: string
      }
      begin_issue: {
        Args: {
          about: string
          headline: string
          issue: string
          leads_to: string
          said: string[]
        }
        Returns: boolean
      }
      begin_pictures: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      cancel_my_email_change: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      complaint_queue: {
        Args: {
          most?: number
        }
        Returns: {
          author_name: string
          created_at: string
          details: string
          document_id: string
          event: number
          kind: string
          number: string
          told: string
        }[]
      }
      count_action: {
        Args: {
          action: string
          most: number
          reader: string
          within: string
        }
        Returns: undefined
      }
      count_visitor: {
        Args: {
          a_day: number
          action: string
          an_hour: number
          visitor: string
        }
        Returns: undefined
      }
      decide_experience: {
        Args: {
          decision: string
          experience: string
          seen_at: string
          why: string
        }
        Returns: string
      }
      decide_reply: {
        Args: {
          decision: string
          experience: string
          seen_at: string
          why: string
        }
        Returns: string
      }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      deliveries_left: {
        Args: {
          issue: string
        }
        Returns: number
      }
      digest_address: {
        Args: {
          address: string
        }
        Returns: string
      }
      end_my_session: {
        Args: {
          session_id: string
        }
        Returns: boolean
      }
      enter_subscriber: {
        Args: {
          address: string
          consent: string
          visitor: string
          wanted: string[]
        }
        Returns: string
      }
      experience_of: {
        Args: {
          folder: string
        }
        Returns: string
      }
      export_my_data: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      file_report: {
        Args: {
          document: string
          email: string
          experience: string
          kind: string
          reader: string
          typed_into?: string
          visitor: string
          words: string
        }
        Returns: {
          number: string
          sender_token: string
          tell_desk: boolean
        }[]
      }
      fitting_name: {
        Args: {
          typed: Json
        }
        Returns: string
      }
      free_deliveries: {
        Args: {
          issue: string
        }
        Returns: undefined
      }
      has_link: {
        Args: {
          words: string
        }
        Returns: boolean
      }
      has_no_pictures: {
        Args: {
          experience: string
        }
        Returns: boolean
      }
      has_unproven_session: {
        Args: {
          account: string
        }
        Returns: boolean
      }
      is_concerned: {
        Args: {
          authors: string[]
          document: string
        }
        Returns: boolean
      }
      is_moderator: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      is_shut_out: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      is_uninvolved: {
        Args: {
          experience: string
          in_reply?: boolean
        }
        Returns: boolean
      }
      list_my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          aal: string
          created_at: string
          id: string
          ip: string
          is_current: boolean
          last_used_at: string
          methods: string[]
          user_agent: string
        }[]
      }
      may_keep_another_avatar: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      may_keep_another_picture: {
        Args: {
          folder: string
        }
        Returns: boolean
      }
      may_vote_on: {
        Args: {
          experience: string
        }
        Returns: boolean
      }
      misspelt: {
        Args: {
          outermost: number
          word: string
        }
        Returns: string
      }
      moderation_history: {
        Args: {
          most?: number
        }
        Returns: {
          about: string
          author_name: string
          becomes: string
          decided_at: string
          document_id: string
          event: number
          field: string
          may_undo: boolean
          reason: string
        }[]
      }
      moderation_queue: {
        Args: {
          most?: number
        }
        Returns: {
          account_age: string
          asked_field: string
          asked_note: string
          author_name: string
          body: string
          decisions: number
          document_id: string
          games: number
          id: string
          payout_hours: number
          payouts: number
          pictures: string[]
          support: number
          terms: number
          updated_at: string
        }[]
      }
      my_email_change: {
        Args: Record<PropertyKey, never>
        Returns: {
          asked_at: string
          new_email: string
          waits_for_new: boolean
          waits_for_old: boolean
        }[]
      }
      my_experiences: {
        Args: Record<PropertyKey, never>
        Returns: {
          asked_field: string
          asked_note: string
          body: string
          created_at: string
          document_id: string
          games: number
          id: string
          payout_hours: number
          payouts: number
          pictures: string[]
          reason: string
          reply: string
          status: string
          support: number
          terms: number
          updated_at: string
        }[]
      }
      network_of: {
        Args: {
          address: string
          bits: number
          bits_of_six: number
        }
        Returns: unknown
      }
      newsletter_recipients: {
        Args: {
          topic: string
        }
        Returns: {
          email: string
          token: string
        }[]
      }
      next_delivery: {
        Args: {
          done?: string
          issue: string
        }
        Returns: {
          email: string
          id: string
          token: string
        }[]
      }
      note_scores: {
        Args: {
          reviews: Json
        }
        Returns: number
      }
      operated_casinos: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      operates: {
        Args: {
          document: string
        }
        Returns: boolean
      }
      operator_experiences: {
        Args: {
          most?: number
        }
        Returns: {
          author_name: string
          body: string
          created_at: string
          document_id: string
          games: number
          id: string
          payout_hours: number
          payouts: number
          pictures: string[]
          reply: string
          reply_reason: string
          reply_status: string
          support: number
          terms: number
        }[]
      }
      owes_second_factor: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      owns_experience: {
        Args: {
          folder: string
        }
        Returns: boolean
      }
      plain_name: {
        Args: {
          typed: string
        }
        Returns: string
      }
      plain_text: {
        Args: {
          typed: string
        }
        Returns: string
      }
      poses_as_staff: {
        Args: {
          name: string
        }
        Returns: boolean
      }
      reply_as_operator: {
        Args: {
          experience: string
          words: string
        }
        Returns: boolean
      }
      reply_queue: {
        Args: {
          most?: number
        }
        Returns: {
          author_name: string
          document_id: string
          id: string
          reply: string
          told: string
          written_at: string
        }[]
      }
      report_status: {
        Args: {
          asked: string
        }
        Returns: {
          answer: string
          answered_at: string
          created_at: string
          kind: string
          status: string
        }[]
      }
      require_strongest_session: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      search_begin: {
        Args: {
          by_filler: string
          of_lang: string
          of_source: string
          of_time: number
        }
        Returns: string
      }
      search_drop: {
        Args: {
          ids: string[]
          of_lang: string
          of_source: string
          of_time: number
        }
        Returns: boolean
      }
      search_find: {
        Args: {
          asked: Json
        }
        Returns: Json
      }
      search_forget: {
        Args: {
          gone: string[]
          of_lang: string
          of_source: string
        }
        Returns: undefined
      }
      search_forms: {
        Args: {
          forms: string[]
          of_lang: string
          of_source: string
        }
        Returns: string[]
      }
      search_known: {
        Args: {
          of_ids: string[]
          of_lang: string
          of_source: string
        }
        Returns: Json
      }
      search_look: {
        Args: {
          asked: Json
          ways: Json
        }
        Returns: Json
      }
      search_may_write: {
        Args: {
          of_lang: string
          of_source: string
          of_time: number
        }
        Returns: boolean
      }
      search_put: {
        Args: {
          entries: Json
          of_lang: string
          of_source: string
          of_time: number
        }
        Returns: boolean
      }
      search_reach: {
        Args: {
          of_lang: string
          of_source: string
          of_time: number
          to_ref: string
        }
        Returns: boolean
      }
      search_word: {
        Args: {
          word: string
        }
        Returns: unknown
      }
      settle_subscriber: {
        Args: {
          action: string
          asked: string
        }
        Returns: string
      }
      shows_picture: {
        Args: {
          path: string
          version: string
        }
        Returns: boolean
      }
      stop_watch: {
        Args: {
          asked: string
        }
        Returns: boolean
      }
      take_messages: {
        Args: {
          most: number
        }
        Returns: {
          email: string
          id: string
          language: string
          name: string
          new_score: number
          new_status: string
          old_score: number
          old_status: string
          path: string
          token: string
        }[]
      }
      undo_decision: {
        Args: {
          event: number
        }
        Returns: string
      }
      undo_reply_decision: {
        Args: {
          event: number
        }
        Returns: string
      }
      unused_pictures: {
        Args: {
          most: number
        }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      versions_of: {
        Args: {
          paths: string[]
        }
        Returns: string[]
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
