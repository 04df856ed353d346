import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { listQuery } from '../http/list.ts'
import { byId, createCall, deleteCall, updateCall } from '../http/record.ts'
import { uploaded } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import * as fields from '../shared/fields.ts'
import { coordenada, coordenadaCreate, coordenadasList, coordenadaUpdate, geojson } from './coordenada.ts'

export const mapaCalls = {
  listCoordenadas: call({
    method: 'GET',
    path: '/api/coordenadas',
    summary: 'Os pontos dos projetos no mapa',
    access: anyone,
    ofToday: true,
    query: () => listQuery(coordenadasList),
    reply: () => z.array(coordenada),
  }),
  getGeojson: call({
    method: 'GET',
    path: '/api/mapa/geojson',
    summary: 'Os pontos dos projetos como GeoJSON, para outras ferramentas',
    access: anyone,
    ofToday: true,
    reply: () => geojson,
  }),
  getMapa: call({
    method: 'GET',
    path: '/api/mapa',
    summary: 'De onde vem o fundo do mapa',
    access: anyone,
    reply: () => z.object({ Status: z.literal('Success'), Result: z.array(z.object({ tiles: z.string() })) }),
  }),
  createCoordenada: createCall(
    '/api/coordenadas',
    'Põe um projeto no mapa',
    projetoChangers,
    () => coordenadaCreate,
  ),
  updateCoordenada: updateCall(
    '/api/coordenadas/{id}',
    'Move o ponto de um projeto ou tira a sua foto',
    projetoChangers,
    () => coordenadaUpdate,
  ),
  deleteCoordenada: deleteCall('/api/coordenadas/{id}', 'Tira um projeto do mapa', projetoChangers),
  uploadFotoCoordenada: call({
    method: 'POST',
    path: '/api/coordenadas/{id}/foto',
    summary: 'Envia a foto do ponto de um projeto (JPEG, PNG ou WebP, até 5 MB)',
    access: projetoChangers,
    params: () => byId,
    bodyType: 'multipart',
    body: () => z.object({ foto: fields.upload }),
    reply: () => uploaded,
  }),
}
