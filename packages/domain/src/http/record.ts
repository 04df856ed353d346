import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import type { Access } from './access.ts'
import { call } from './call.ts'
import { done, envelope, written } from './replies.ts'

/** The calls of one record. Where a path names it, it does so as `{id}`. */

export const byId = z.object({ id: fields.id })

export const getCall = <R extends z.ZodMiniType, A extends Access>(
  path: string,
  summary: string,
  access: A,
  row: () => R,
) => call({ method: 'GET', path, summary, access, params: () => byId, reply: () => envelope(row()) })

export const createCall = <B extends z.ZodMiniType, A extends Access>(
  path: string,
  summary: string,
  access: A,
  body: () => B,
) => call({ method: 'POST', path, summary, access, body, reply: () => written })

export const updateCall = <B extends z.ZodMiniType, A extends Access>(
  path: string,
  summary: string,
  access: A,
  body: () => B,
) => call({ method: 'PUT', path, summary, access, params: () => byId, body, reply: () => written })

export const deleteCall = <A extends Access>(path: string, summary: string, access: A) =>
  call({ method: 'DELETE', path, summary, access, params: () => byId, reply: () => done })
