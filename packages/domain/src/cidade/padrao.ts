import { BRASILIA } from '../shared/fusos.ts'
import type { Cidade } from './cidade.ts'

/** What is said of a city of which nothing is known yet: its map shows the middle of the country. */
export const SEM_CIDADE: Cidade = {
  nome: null,
  uf: null,
  ibge: null,
  nome_orgao: 'Prefeitura Municipal',
  nome_sistema: 'Módulo de Processos',
  cnpj: null,
  endereco: null,
  telefone: null,
  fuso: BRASILIA,
  centro_latitude: -15.7939,
  centro_longitude: -47.8828,
  zoom: 13,
  raio_km: 45,
  site: null,
  esic: null,
  ouvidoria: null,
  encarregado: null,
  encarregado_contato: null,
  portal_contabil: null,
  tribunal: null,
  corte: null,
  cor_primaria: null,
  brasao: null,
  modulos_desligados: [],
  familias: [],
  versao: 1,
}
