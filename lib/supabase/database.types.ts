export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      abandoned_files: {
        Row: {
          bucket: string
          created_at: string
          id: number
          path: string
          updated_at: string
        }
        Insert: {
          bucket: string
          created_at?: string
          id?: never
          path: string
          updated_at?: string
        }
        Update: {
          bucket?: string
          created_at?: string
          id?: never
          path?: string
          updated_at?: string
        }
        Relationships: []
      }
      administrator_changes: {
        Row: {
          changed_at: string
          changed_by: string | null
          id: number
          is_admin: boolean
          role: string | null
          user_id: string
        }
        Insert: {
          changed_at?: string
          changed_by?: string | null
          id?: never
          is_admin?: never
          role?: string | null
          user_id: string
        }
        Update: {
          changed_at?: string
          changed_by?: string | null
          id?: never
          is_admin?: never
          role?: string | null
          user_id?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author: string | null
          category: string | null
          content: string
          created_at: string
          date: string
          excerpt: string
          id: string
          image_alt: string
          image_url: string | null
          is_archived: boolean
          is_complete: boolean
          language: string
          public_from: string | null
          public_until: string | null
          read_time: string | null
          review_by: string | null
          search_text: string
          seo_description: string | null
          seo_title: string | null
          shown_category: string
          slug: string | null
          status: string
          title: string
          translated_from: string | null
          translation_of: string | null
          updated_at: string
          words_digest: string
        }
        Insert: {
          author?: string | null
          category?: string | null
          content?: string
          created_at?: string
          date?: string
          excerpt?: string
          id?: string
          image_alt?: string
          image_url?: string | null
          is_archived?: boolean
          is_complete?: never
          language?: string
          public_from?: string | null
          public_until?: string | null
          read_time?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          shown_category?: never
          slug?: string | null
          status?: string
          title: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          words_digest?: never
        }
        Update: {
          author?: string | null
          category?: string | null
          content?: string
          created_at?: string
          date?: string
          excerpt?: string
          id?: string
          image_alt?: string
          image_url?: string | null
          is_archived?: boolean
          is_complete?: never
          language?: string
          public_from?: string | null
          public_until?: string | null
          read_time?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          shown_category?: never
          slug?: string | null
          status?: string
          title?: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_posts_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "translated_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_posts_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "translated_posts"
            referencedColumns: ["original_id"]
          },
        ]
      }
      channel_rules: {
        Row: {
          channel: string
          checked_on: string | null
          created_at: string
          display_order: number
          id: string
          is_archived: boolean
          language: string
          public_from: string | null
          public_until: string | null
          review_by: string | null
          search_text: string
          situation: string
          source_title: string | null
          source_url: string | null
          summary: string
          translated_from: string | null
          translation_of: string | null
          updated_at: string
          verdict: string
          visible: boolean
          words_digest: string
        }
        Insert: {
          channel: string
          checked_on?: string | null
          created_at?: string
          display_order?: number
          id?: string
          is_archived?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          situation: string
          source_title?: string | null
          source_url?: string | null
          summary: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          verdict?: string
          visible?: boolean
          words_digest?: never
        }
        Update: {
          channel?: string
          checked_on?: string | null
          created_at?: string
          display_order?: number
          id?: string
          is_archived?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          situation?: string
          source_title?: string | null
          source_url?: string | null
          summary?: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          verdict?: string
          visible?: boolean
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "channel_rules_same_settings"
            columns: ["translation_of", "channel", "situation", "verdict"]
            isOneToOne: false
            referencedRelation: "channel_rules"
            referencedColumns: ["id", "channel", "situation", "verdict"]
          },
          {
            foreignKeyName: "channel_rules_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "channel_rules"
            referencedColumns: ["id"]
          },
        ]
      }
      company_facts: {
        Row: {
          created_at: string
          display_order: number
          name: string
          search_text: string
          updated_at: string
          value: string | null
        }
        Insert: {
          created_at?: string
          display_order?: number
          name: string
          search_text?: never
          updated_at?: string
          value?: string | null
        }
        Update: {
          created_at?: string
          display_order?: number
          name?: string
          search_text?: never
          updated_at?: string
          value?: string | null
        }
        Relationships: []
      }
      config: {
        Row: {
          created_at: string
          name: string
          search_text: string
          updated_at: string
          value: string
        }
        Insert: {
          created_at?: string
          name: string
          search_text?: never
          updated_at?: string
          value: string
        }
        Update: {
          created_at?: string
          name?: string
          search_text?: never
          updated_at?: string
          value?: string
        }
        Relationships: []
      }
      contact_requests: {
        Row: {
          content_id: string | null
          country: string
          created_at: string
          email: string
          first_name: string
          handled_at: string | null
          handled_by: string | null
          handled_state: string
          id: string
          is_suspected_spam: boolean
          language: string
          last_name: string
          message: string | null
          note: string
          other_pms: string | null
          phone: string | null
          pms: string
          properties: number
          search_text: string
          updated_at: string
        }
        Insert: {
          content_id?: string | null
          country: string
          created_at?: string
          email: string
          first_name: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          language?: string
          last_name: string
          message?: string | null
          note?: string
          other_pms?: string | null
          phone?: string | null
          pms: string
          properties: number
          search_text?: never
          updated_at?: string
        }
        Update: {
          content_id?: string | null
          country?: string
          created_at?: string
          email?: string
          first_name?: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          language?: string
          last_name?: string
          message?: string | null
          note?: string
          other_pms?: string | null
          phone?: string | null
          pms?: string
          properties?: number
          search_text?: never
          updated_at?: string
        }
        Relationships: []
      }
      content_changes: {
        Row: {
          after: Json | null
          before: Json | null
          changed_by: string | null
          created_at: string
          id: number
          operation: string
          row_id: string
          table_name: string
          updated_at: string
        }
        Insert: {
          after?: Json | null
          before?: Json | null
          changed_by?: string | null
          created_at?: string
          id?: never
          operation: string
          row_id: string
          table_name: string
          updated_at?: string
        }
        Update: {
          after?: Json | null
          before?: Json | null
          changed_by?: string | null
          created_at?: string
          id?: never
          operation?: string
          row_id?: string
          table_name?: string
          updated_at?: string
        }
        Relationships: []
      }
      demo_bookings: {
        Row: {
          answer_due_at: string
          answered_at: string | null
          content_id: string | null
          created_at: string
          first_name: string | null
          handled_at: string | null
          handled_by: string | null
          handled_state: string
          held_until: string | null
          id: string
          language: string | null
          last_name: string | null
          note: string
          phone_number: string
          provider: string
          provider_reference: string | null
          search_text: string
          status: string
          stay: unknown
          updated_at: string
        }
        Insert: {
          answer_due_at?: string
          answered_at?: string | null
          content_id?: string | null
          created_at?: string
          first_name?: string | null
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          held_until?: string | null
          id?: string
          language?: string | null
          last_name?: string | null
          note?: string
          phone_number: string
          provider: string
          provider_reference?: string | null
          search_text?: never
          status?: string
          stay: unknown
          updated_at?: string
        }
        Update: {
          answer_due_at?: string
          answered_at?: string | null
          content_id?: string | null
          created_at?: string
          first_name?: string | null
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          held_until?: string | null
          id?: string
          language?: string | null
          last_name?: string | null
          note?: string
          phone_number?: string
          provider?: string
          provider_reference?: string | null
          search_text?: never
          status?: string
          stay?: unknown
          updated_at?: string
        }
        Relationships: []
      }
      erasures: {
        Row: {
          counts: NonNullable<Json>
          created_at: string
          digest: string
          erased_by: string | null
          id: number
          updated_at: string
        }
        Insert: {
          counts: NonNullable<Json>
          created_at?: string
          digest: string
          erased_by?: string | null
          id?: never
          updated_at?: string
        }
        Update: {
          counts?: NonNullable<Json>
          created_at?: string
          digest?: string
          erased_by?: string | null
          id?: never
          updated_at?: string
        }
        Relationships: []
      }
      faq_items: {
        Row: {
          answer: string
          category: string | null
          created_at: string
          display_order: number | null
          id: string
          is_archived: boolean
          language: string
          public_from: string | null
          public_until: string | null
          question: string
          review_by: string | null
          search_text: string
          translated_from: string | null
          translation_of: string | null
          type: string
          updated_at: string
          visible: boolean
          words_digest: string
        }
        Insert: {
          answer: string
          category?: string | null
          created_at?: string
          display_order?: number | null
          id?: string
          is_archived?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          question: string
          review_by?: string | null
          search_text?: never
          translated_from?: string | null
          translation_of?: string | null
          type?: string
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Update: {
          answer?: string
          category?: string | null
          created_at?: string
          display_order?: number | null
          id?: string
          is_archived?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          question?: string
          review_by?: string | null
          search_text?: never
          translated_from?: string | null
          translation_of?: string | null
          type?: string
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "faq_items_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "faq_items"
            referencedColumns: ["id"]
          },
        ]
      }
      invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string
          role: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by: string
          role: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string
          role?: string
          updated_at?: string
        }
        Relationships: []
      }
      job_applications: {
        Row: {
          content_id: string | null
          cover_letter: string | null
          created_at: string
          email: string
          full_name: string
          handled_at: string | null
          handled_by: string | null
          handled_state: string
          id: string
          is_suspected_spam: boolean
          job_id: string
          job_title: string
          language: string
          note: string
          phone: string | null
          resume_url: string | null
          search_text: string
          updated_at: string
        }
        Insert: {
          content_id?: string | null
          cover_letter?: string | null
          created_at?: string
          email: string
          full_name: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          job_id: string
          job_title?: string
          language?: string
          note?: string
          phone?: string | null
          resume_url?: string | null
          search_text?: never
          updated_at?: string
        }
        Update: {
          content_id?: string | null
          cover_letter?: string | null
          created_at?: string
          email?: string
          full_name?: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          job_id?: string
          job_title?: string
          language?: string
          note?: string
          phone?: string | null
          resume_url?: string | null
          search_text?: never
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "job_applications_job_id_fkey"
            columns: ["job_id"]
            isOneToOne: false
            referencedRelation: "job_openings"
            referencedColumns: ["id"]
          },
        ]
      }
      job_openings: {
        Row: {
          country: string | null
          created_at: string
          department: string
          description: string
          hours: string | null
          id: string
          is_active: boolean
          is_archived: boolean
          is_sample: boolean
          language: string
          location: string
          public_from: string | null
          public_until: string | null
          remote_from: string | null
          requirements: string
          salary_currency: string | null
          salary_max: number | null
          salary_min: number | null
          salary_unit: string | null
          search_text: string
          seo_description: string | null
          seo_title: string | null
          slug: string | null
          title: string
          town: string | null
          translated_from: string | null
          translation_of: string | null
          type: string
          updated_at: string
          words_digest: string
        }
        Insert: {
          country?: string | null
          created_at?: string
          department: string
          description: string
          hours?: string | null
          id?: string
          is_active?: boolean
          is_archived?: boolean
          is_sample?: boolean
          language?: string
          location: string
          public_from?: string | null
          public_until?: string | null
          remote_from?: string | null
          requirements?: string
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_unit?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title: string
          town?: string | null
          translated_from?: string | null
          translation_of?: string | null
          type: string
          updated_at?: string
          words_digest?: never
        }
        Update: {
          country?: string | null
          created_at?: string
          department?: string
          description?: string
          hours?: string | null
          id?: string
          is_active?: boolean
          is_archived?: boolean
          is_sample?: boolean
          language?: string
          location?: string
          public_from?: string | null
          public_until?: string | null
          remote_from?: string | null
          requirements?: string
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_unit?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string
          town?: string | null
          translated_from?: string | null
          translation_of?: string | null
          type?: string
          updated_at?: string
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "job_openings_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "job_openings"
            referencedColumns: ["id"]
          },
        ]
      }
      list_exports: {
        Row: {
          created_at: string
          exported_by: string | null
          format: string
          id: number
          is_search: boolean
          list: string
          state: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          exported_by?: string | null
          format: string
          id?: never
          is_search?: boolean
          list: string
          state?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          exported_by?: string | null
          format?: string
          id?: never
          is_search?: boolean
          list?: string
          state?: string
          updated_at?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          confirmed_at: string | null
          created_at: string
          email: string
          handled_at: string | null
          handled_by: string | null
          handled_state: string
          id: string
          is_suspected_spam: boolean
          language: string
          note: string
          requested_at: string
          search_text: string
          token_hash: string | null
          unsubscribe_token: string
          unsubscribed_at: string | null
          updated_at: string
        }
        Insert: {
          confirmed_at?: string | null
          created_at?: string
          email: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          language?: string
          note?: string
          requested_at?: string
          search_text?: never
          token_hash?: string | null
          unsubscribe_token?: string
          unsubscribed_at?: string | null
          updated_at?: string
        }
        Update: {
          confirmed_at?: string | null
          created_at?: string
          email?: string
          handled_at?: string | null
          handled_by?: string | null
          handled_state?: string
          id?: string
          is_suspected_spam?: boolean
          language?: string
          note?: string
          requested_at?: string
          search_text?: never
          token_hash?: string | null
          unsubscribe_token?: string
          unsubscribed_at?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      outbox: {
        Row: {
          attempts: number
          created_at: string
          data: NonNullable<Json>
          failed_at: string | null
          give_up_at: string
          id: string
          language: string
          last_error: string | null
          next_attempt_at: string
          recipient: string | null
          sent_at: string | null
          template: string
          updated_at: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          data?: NonNullable<Json>
          failed_at?: string | null
          give_up_at?: string
          id?: string
          language?: string
          last_error?: string | null
          next_attempt_at?: string
          recipient?: string | null
          sent_at?: string | null
          template: string
          updated_at?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          data?: NonNullable<Json>
          failed_at?: string | null
          give_up_at?: string
          id?: string
          language?: string
          last_error?: string | null
          next_attempt_at?: string
          recipient?: string | null
          sent_at?: string | null
          template?: string
          updated_at?: string
        }
        Relationships: []
      }
      pictures: {
        Row: {
          bytes: number | null
          created_at: string
          description: string
          focus_x: number
          focus_y: number
          height: number | null
          id: string
          is_used: boolean
          name: string
          path: string
          search_text: string
          unused_since: string | null
          updated_at: string
          uploaded_by: string | null
          width: number | null
        }
        Insert: {
          bytes?: number | null
          created_at?: string
          description?: string
          focus_x?: number
          focus_y?: number
          height?: number | null
          id?: string
          is_used?: never
          name?: string
          path: string
          search_text?: never
          unused_since?: string | null
          updated_at?: string
          uploaded_by?: string | null
          width?: number | null
        }
        Update: {
          bytes?: number | null
          created_at?: string
          description?: string
          focus_x?: number
          focus_y?: number
          height?: number | null
          id?: string
          is_used?: never
          name?: string
          path?: string
          search_text?: never
          unused_since?: string | null
          updated_at?: string
          uploaded_by?: string | null
          width?: number | null
        }
        Relationships: []
      }
      pms_providers: {
        Row: {
          code: string
          created_at: string
          description: string
          display_order: number
          icon: string | null
          id: string
          is_archived: boolean
          language: string
          name: string
          public_from: string | null
          public_until: string | null
          review_by: string | null
          search_text: string
          seo_description: string | null
          seo_title: string | null
          status: string
          translated_from: string | null
          translation_of: string | null
          updated_at: string
          visible: boolean
          words_digest: string
        }
        Insert: {
          code: string
          created_at?: string
          description?: string
          display_order?: number
          icon?: string | null
          id?: string
          is_archived?: boolean
          language?: string
          name: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          status?: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Update: {
          code?: string
          created_at?: string
          description?: string
          display_order?: number
          icon?: string | null
          id?: string
          is_archived?: boolean
          language?: string
          name?: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          status?: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "pms_providers_same_code"
            columns: ["translation_of", "code"]
            isOneToOne: false
            referencedRelation: "pms_providers"
            referencedColumns: ["id", "code"]
          },
          {
            foreignKeyName: "pms_providers_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "pms_providers"
            referencedColumns: ["id"]
          },
        ]
      }
      price_changes: {
        Row: {
          announced_from: string
          applied_at: string | null
          created_at: string
          id: string
          name: string
          search_text: string
          updated_at: string
          valid_from: string
          value: string
        }
        Insert: {
          announced_from?: string
          applied_at?: string | null
          created_at?: string
          id?: string
          name: string
          search_text?: never
          updated_at?: string
          valid_from: string
          value: string
        }
        Update: {
          announced_from?: string
          applied_at?: string | null
          created_at?: string
          id?: string
          name?: string
          search_text?: never
          updated_at?: string
          valid_from?: string
          value?: string
        }
        Relationships: []
      }
      product_updates: {
        Row: {
          body: string
          created_at: string
          id: string
          image_alt: string
          image_url: string | null
          is_archived: boolean
          is_sample: boolean
          language: string
          public_from: string | null
          public_until: string | null
          search_text: string
          title: string
          translated_from: string | null
          translation_of: string | null
          type: string
          updated_at: string
          visible: boolean
          words_digest: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          image_alt?: string
          image_url?: string | null
          is_archived?: boolean
          is_sample?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          search_text?: never
          title: string
          translated_from?: string | null
          translation_of?: string | null
          type?: string
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          image_alt?: string
          image_url?: string | null
          is_archived?: boolean
          is_sample?: boolean
          language?: string
          public_from?: string | null
          public_until?: string | null
          search_text?: never
          title?: string
          translated_from?: string | null
          translation_of?: string | null
          type?: string
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "product_updates_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "product_updates"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          dashboard_opened_at: string | null
          id: string
          is_admin: boolean
          last_visit_at: string | null
          password_state: string
          role: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          dashboard_opened_at?: string | null
          id: string
          is_admin?: never
          last_visit_at?: string | null
          password_state?: string
          role?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          dashboard_opened_at?: string | null
          id?: string
          is_admin?: never
          last_visit_at?: string | null
          password_state?: string
          role?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      redirects: {
        Row: {
          created_at: string
          from_path: string
          id: string
          is_automatic: boolean
          search_text: string
          to_path: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          from_path: string
          id?: string
          is_automatic?: boolean
          search_text?: never
          to_path: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          from_path?: string
          id?: string
          is_automatic?: boolean
          search_text?: never
          to_path?: string
          updated_at?: string
        }
        Relationships: []
      }
      resume_openings: {
        Row: {
          application_id: string
          created_at: string
          id: number
          opened_by: string | null
          updated_at: string
        }
        Insert: {
          application_id: string
          created_at?: string
          id?: never
          opened_by?: string | null
          updated_at?: string
        }
        Update: {
          application_id?: string
          created_at?: string
          id?: never
          opened_by?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "resume_openings_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "job_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      subprocessors: {
        Row: {
          change_note: string | null
          changed_on: string | null
          country: string
          created_at: string
          data: string
          display_order: number
          id: string
          is_archived: boolean
          is_sample: boolean
          name: string
          public_from: string | null
          public_until: string | null
          safeguard: string
          search_text: string
          since: string
          task: string
          until: string | null
          updated_at: string
          visible: boolean
        }
        Insert: {
          change_note?: string | null
          changed_on?: string | null
          country: string
          created_at?: string
          data: string
          display_order?: number
          id?: string
          is_archived?: boolean
          is_sample?: boolean
          name: string
          public_from?: string | null
          public_until?: string | null
          safeguard: string
          search_text?: never
          since: string
          task: string
          until?: string | null
          updated_at?: string
          visible?: boolean
        }
        Update: {
          change_note?: string | null
          changed_on?: string | null
          country?: string
          created_at?: string
          data?: string
          display_order?: number
          id?: string
          is_archived?: boolean
          is_sample?: boolean
          name?: string
          public_from?: string | null
          public_until?: string | null
          safeguard?: string
          search_text?: never
          since?: string
          task?: string
          until?: string | null
          updated_at?: string
          visible?: boolean
        }
        Relationships: []
      }
      website_content: {
        Row: {
          content: string
          created_at: string
          id: string
          in_footer: boolean
          is_archived: boolean
          language: string
          last_updated: string
          nav_title: string
          order_index: number
          page_title: string
          public_from: string | null
          public_until: string | null
          review_by: string | null
          search_text: string
          seo_description: string | null
          seo_title: string | null
          slug: string
          translated_from: string | null
          translation_of: string | null
          updated_at: string
          visible: boolean
          words_digest: string
        }
        Insert: {
          content?: string
          created_at?: string
          id?: string
          in_footer?: boolean
          is_archived?: boolean
          language?: string
          last_updated?: string
          nav_title: string
          order_index?: number
          page_title: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          slug: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Update: {
          content?: string
          created_at?: string
          id?: string
          in_footer?: boolean
          is_archived?: boolean
          language?: string
          last_updated?: string
          nav_title?: string
          order_index?: number
          page_title?: string
          public_from?: string | null
          public_until?: string | null
          review_by?: string | null
          search_text?: never
          seo_description?: string | null
          seo_title?: string | null
          slug?: string
          translated_from?: string | null
          translation_of?: string | null
          updated_at?: string
          visible?: boolean
          words_digest?: never
        }
        Relationships: [
          {
            foreignKeyName: "website_content_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "website_content"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      announced_prices: {
        Row: {
          name: string | null
          valid_from: string | null
          value: string | null
        }
        Insert: {
          name?: string | null
          valid_from?: string | null
          value?: string | null
        }
        Update: {
          name?: string | null
          valid_from?: string | null
          value?: string | null
        }
        Relationships: []
      }
      blog_categories: {
        Row: {
          category: string | null
        }
        Relationships: []
      }
      content_moments: {
        Row: {
          event: string | null
          language: string | null
          moment: string | null
          row_id: string | null
          table_name: string | null
          title: string | null
        }
        Relationships: []
      }
      current_prices: {
        Row: {
          name: string | null
          value: string | null
        }
        Insert: {
          name?: string | null
          value?: never
        }
        Update: {
          name?: string | null
          value?: never
        }
        Relationships: []
      }
      translated_posts: {
        Row: {
          author: string | null
          date: string | null
          excerpt: string | null
          id: string | null
          image_url: string | null
          language: string | null
          original_id: string | null
          read_time: string | null
          shown_category: string | null
          shown_in: string | null
          slug: string | null
          title: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      admin_access: {
        Args: { p_session_id: string; p_user_id: string }
        Returns: string
      }
      apply_due_prices: { Args: Record<PropertyKey, never>; Returns: number }
      claim_form_token: {
        Args: { p_expires_at: string; p_key: string; p_lease_seconds: number }
        Returns: Json
      }
      claim_outbox: {
        Args: { p_limit: number }
        Returns: {
          attempts: number
          created_at: string
          data: NonNullable<Json>
          failed_at: string | null
          give_up_at: string
          id: string
          language: string
          last_error: string | null
          next_attempt_at: string
          recipient: string | null
          sent_at: string | null
          template: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      confirm_demo_booking: {
        Args: { p_id: string; p_provider_reference: string }
        Returns: boolean
      }
      confirm_subscription: { Args: { p_token: string }; Returns: boolean }
      consume_rate_limit: {
        Args: {
          p_key: string
          p_limit: number
          p_seconds: number
          p_shared_key?: string
          p_shared_limit?: number
          p_shared_seconds?: number
        }
        Returns: Json
      }
      delete_old_submissions: { Args: { p_at_most?: number }; Returns: number }
      delete_submission: {
        Args: { p_id: string; p_table: string }
        Returns: boolean
      }
      end_subscription: { Args: { p_token: string }; Returns: boolean }
      erase_person: {
        Args: { p_addresses: string[]; p_expected?: Json; p_phones?: string[] }
        Returns: Json
      }
      find_person: {
        Args: { p_addresses?: string[]; p_phones?: string[] }
        Returns: Json
      }
      fold_text: { Args: { p_text: string }; Returns: string }
      forget_ended_demo_bookings: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      give_back_demo_booking: { Args: { p_id: string }; Returns: boolean }
      invite_administrator: {
        Args: { p_email: string; p_role: string }
        Returns: string
      }
      is_known_client: { Args: { p_key: string }; Returns: boolean }
      keep_sandbox_booking: {
        Args: {
          p_first_name: string
          p_id: string
          p_language: string
          p_last_name: string
        }
        Returns: Json
      }
      list_administrators: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
          is_waiting: boolean
          role: string
        }[]
      }
      list_colleagues: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
        }[]
      }
      list_editors: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
        }[]
      }
      list_orphaned_files: {
        Args: { p_limit: number }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      list_outdated_translations: {
        Args: { p_language: string; p_limit: number }
        Returns: {
          language: string
          row_id: string
          since: string
          table_name: string
          total: number
        }[]
      }
      list_picture_uses: {
        Args: { p_each: number; p_pictures: string[] }
        Returns: {
          picture_id: string
          row_id: string
          table_name: string
          total: number
        }[]
      }
      list_unanswered_demo_bookings: {
        Args: { p_limit: number; p_provider: string }
        Returns: Json
      }
      mark_outbox_failed: {
        Args: { p_error: string; p_id: string; p_is_final?: boolean }
        Returns: undefined
      }
      mark_outbox_sent: { Args: { p_ids: string[] }; Returns: undefined }
      move_faq_item: {
        Args: { p_id: string; p_place: number; p_seen: string[] }
        Returns: boolean
      }
      note_demo_answer: { Args: { p_phone_number: string }; Returns: boolean }
      note_visit: { Args: Record<PropertyKey, never>; Returns: string }
      picture_focus: {
        Args: { p_paths: string[] }
        Returns: {
          focus_x: number
          focus_y: number
          path: string
        }[]
      }
      read_content_changes: { Args: { p_position?: Json }; Returns: Json }
      release_demo_stay: { Args: { p_id: string }; Returns: boolean }
      release_outbox: { Args: { p_ids: string[] }; Returns: undefined }
      release_rate_limit: { Args: { p_keys: string[] }; Returns: undefined }
      renew_password_trust: { Args: { p_user_id: string }; Returns: undefined }
      reserve_demo_stay: {
        Args: {
          p_content_id?: string
          p_hold_seconds: number
          p_horizon_days: number
          p_nights: number
          p_phone_number: string
          p_provider: string
          p_taken_nights: string[]
        }
        Returns: Json
      }
      restore_row: { Args: { p_change: number }; Returns: boolean }
      retry_outbox: { Args: Record<PropertyKey, never>; Returns: number }
      schema_version: { Args: Record<PropertyKey, never>; Returns: string }
      set_administrator: {
        Args: { p_email: string; p_role?: string }
        Returns: string
      }
      settle_form_token: {
        Args: { p_answer?: string; p_key: string }
        Returns: undefined
      }
      settle_password: {
        Args: {
          p_session_id: string
          p_sign_up_key?: string
          p_user_id: string
        }
        Returns: string
      }
      subscribe_address: {
        Args: {
          p_email: string
          p_is_suspected_spam: boolean
          p_language?: string
        }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
