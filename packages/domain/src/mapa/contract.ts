import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { listQuery } from '../http/list.ts'
import { done, uploaded, written } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import * as fields from '../shared/fields.ts'
import { coordenada, coordenadaCreate, coordenadasList, coordenadaUpdate, geojson } from './coordenada.ts'

const byId = z.object({ id: fields.id })

export const mapaCalls = lazily({
  listCoordenadas: () =>
    call({
      method: 'GET',
      path: '/api/coordenadas',
      summary: 'Os pontos dos projetos no mapa',
      access: anyone,
      ofToday: true,
      query: listQuery(coordenadasList),
      reply: z.array(coordenada),
    }),
  getGeojson: () =>
    call({
      method: 'GET',
      path: '/api/mapa/geojson',
      summary: 'Os pontos dos projetos como GeoJSON, para outras ferramentas',
      access: anyone,
      ofToday: true,
      reply: geojson,
    }),
  getMapa: () =>
    call({
      method: 'GET',
      path: '/api/mapa',
      summary: 'De onde vem o fundo do mapa',
      access: anyone,
      reply: z.object({ Status: z.literal('Success'), Result: z.array(z.object({ tiles: z.string() })) }),
    }),
  createCoordenada: () =>
    call({
      method: 'POST',
      path: '/api/coordenadas',
      summary: 'Põe um projeto no mapa',
      access: projetoChangers,
      body: coordenadaCreate,
      reply: written,
    }),
  updateCoordenada: () =>
    call({
      method: 'PUT',
      path: '/api/coordenadas/{id}',
      summary: 'Move o ponto de um projeto ou tira a sua foto',
      access: projetoChangers,
      params: byId,
      body: coordenadaUpdate,
      reply: written,
    }),
  deleteCoordenada: () =>
    call({
      method: 'DELETE',
      path: '/api/coordenadas/{id}',
      summary: 'Tira um projeto do mapa',
      access: projetoChangers,
      params: byId,
      reply: done,
    }),
  uploadFotoCoordenada: () =>
    call({
      method: 'POST',
      path: '/api/coordenadas/{id}/foto',
      summary: 'Envia a foto do ponto de um projeto (JPEG, PNG ou WebP, até 5 MB)',
      access: projetoChangers,
      params: byId,
      bodyType: 'multipart',
      body: z.object({ foto: fields.upload }),
      reply: uploaded,
    }),
})
