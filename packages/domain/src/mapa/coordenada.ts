import * as z from 'zod/mini'
import { SITUACOES } from '../etapas/etapa.ts'
import { etapaMarcada } from '../etapas/marca.ts'
import { defineList } from '../http/list.ts'
import { NATUREZAS } from '../projetos/natureza.ts'
import { paralisada } from '../projetos/paralisada.ts'
import { latitude, longitude } from '../shared/degrees.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'

/** A project's place on the map, with what its popup says. */
export const coordenada = z.object({
  id: z.number(),
  id_projeto: z.number(),
  nome_projeto: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  imagem: z.nullable(z.string()),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  natureza: z.nullable(z.enum(NATUREZAS)),
  status: z.enum(SITUACOES),
  valor: z.nullable(z.number()),
  /** The stages that are late or were not begun in time. */
  etapas_marcadas: z.array(etapaMarcada),
  /** The stoppage that is going on. */
  paralisacao: z.nullable(paralisada),
  /** From which day on its works count as without evolution. */
  sem_evolucao_em: z.nullable(z.string()),
  versao: z.number(),
})
export type Coordenada = z.output<typeof coordenada>

/** What its fields are called. */
export const LABELS = {
  id_projeto: 'Projeto',
  latitude: 'Latitude',
  longitude: 'Longitude',
  imagem: 'Foto',
}

export const coordenadasList = defineList({
  name: 'coordenadas',
  title: 'Pontos dos projetos no mapa',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome_projeto', label: LABELS.id_projeto, kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'status', label: 'Situação', kind: 'text' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'latitude', label: LABELS.latitude, kind: 'decimal' },
    { key: 'longitude', label: LABELS.longitude, kind: 'decimal' },
  ],
  filters: {
    id_projeto: z.optional(fields.id),
    id_secretaria: z.optional(fields.id),
    status: z.optional(z.enum(SITUACOES, 'Escolha uma das situações.')),
  },
})

const place = { latitude, longitude }

export const coordenadaCreate = labelled(z.object({ id_projeto: fields.id, ...place }), LABELS)
export type CoordenadaCreate = z.output<typeof coordenadaCreate>

/** What is missing stays as it is; an empty picture takes the photo away. */
export const coordenadaUpdate = labelled(
  z.object({
    latitude: z.optional(place.latitude),
    longitude: z.optional(place.longitude),
    imagem: fields.clearable(fields.requiredText(100)),
    versao: fields.versao,
  }),
  LABELS,
)
export type CoordenadaUpdate = z.output<typeof coordenadaUpdate>

/** A point with its project's facts, for other tools. */
export const geojson = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
})
