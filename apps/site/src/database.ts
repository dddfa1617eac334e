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
      comments: {
        Row: {
          author_name: string
          body: string
          created_at: string
          document_id: string
          id: string
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          author_name?: string
          body: string
          created_at?: string
          document_id: string
          id?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          author_name?: string
          body?: string
          created_at?: string
          document_id?: string
          id?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null
          consent_text: string
          created_at: string
          email: string
          id: string
          status: string
          token: string
          unsubscribed_at: string | null
        }
        Insert: {
          confirmed_at?: string | null
          consent_text: string
          created_at?: string
          email: string
          id?: string
          status?: string
          token?: string
          unsubscribed_at?: string | null
        }
        Update: {
          confirmed_at?: string | null
          consent_text?: string
          created_at?: string
          email?: string
          id?: string
          status?: string
          token?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
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
      ratings: {
        Row: {
          created_at: string
          document_id: string
          score: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          document_id: string
          score: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          document_id?: string
          score?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      review_reports: {
        Row: {
          contact_email: string | null
          created_at: string
          details: string | null
          document_id: string
          id: string
          reason: string
          status: string
          user_id: string | null
        }
        Insert: {
          contact_email?: string | null
          created_at?: string
          details?: string | null
          document_id: string
          id?: string
          reason: string
          status?: string
          user_id?: string | null
        }
        Update: {
          contact_email?: string | null
          created_at?: string
          details?: string | null
          document_id?: string
          id?: string
          reason?: string
          status?: string
          user_id?: string | null
        }
        Relationships: []
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
    }
    Views: Record<never, never>
    Functions: {
      cancel_my_email_change: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      casino_rating_summary: {
        Args: {
          document_ids: string[]
        }
        Returns: {
          average: number
          document_id: string
          votes: number
        }[]
      }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      end_my_session: {
        Args: {
          session_id: string
        }
        Returns: boolean
      }
      export_my_data: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      has_unproven_session: {
        Args: {
          account: string
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
      my_email_change: {
        Args: Record<PropertyKey, never>
        Returns: {
          asked_at: string
          new_email: string
          waits_for_new: boolean
          waits_for_old: boolean
        }[]
      }
      owes_second_factor: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      plain_name: {
        Args: {
          typed: string
        }
        Returns: string
      }
      require_strongest_session: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
