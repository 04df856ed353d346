import { UFS } from '@paco/domain/cidade/ufs'
import { FUSO_KEYS, FUSOS } from '@paco/domain/shared/fusos'
import type { Field } from '../ui/entity-form/types.ts'
import { municipiosQuery } from './queries.ts'

/** The fields of each section of the city's settings. */

export const identificacaoFields = [
  {
    name: 'nome',
    kind: 'suggest',
    search: municipiosQuery,
    span: 8,
    help: 'Escolha o município na lista: o restante é preenchido.',
  },
  { name: 'uf', kind: 'select', options: UFS.map((value) => ({ value, label: value })), span: 2 },
  { name: 'ibge', kind: 'text', span: 2 },
  { name: 'cnpj', kind: 'text', span: 4 },
  {
    name: 'fuso',
    kind: 'select',
    options: FUSO_KEYS.map((value) => ({ value, label: FUSOS[value].nome })),
    span: 8,
    help: 'Por ele se contam os dias: prazos, atrasos e painéis mudam assim que for salvo.',
  },
  {
    name: 'tribunal',
    kind: 'text',
    span: 4,
    help: 'Pela sigla, como TCE-MG: vem com o município.',
  },
  { name: 'centro_latitude', kind: 'text', span: 4 },
  { name: 'centro_longitude', kind: 'text', span: 4 },
] as const satisfies readonly Field[]

const MESES = ['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho']

export const corteFields = [
  { name: 'sigla', kind: 'text', span: 4 },
  { name: 'nome', kind: 'text', span: 8 },
  { name: 'site', kind: 'text', placeholder: 'https://' },
  { name: 'sistema', kind: 'text', help: 'Por onde a remessa é enviada.' },
  {
    name: 'semestre',
    kind: 'select',
    options: MESES.map((label, place) => ({ value: place + 1, label })),
    help: 'O outro começa seis meses depois.',
  },
  {
    name: 'prazo_dias',
    kind: 'integer',
    help: 'Depois do fim do semestre. Vazio, sem prazo.',
  },
] as const satisfies readonly Field[]

export const aparenciaFields = [
  { name: 'nome_orgao', kind: 'text', help: 'No cabeçalho, nos PDFs e nos dados abertos.' },
  { name: 'nome_sistema', kind: 'text' },
  {
    name: 'cor_primaria',
    kind: 'text',
    placeholder: '#071d41',
    help: 'Do cabeçalho, dos PDFs e dos links dos e-mails. Vazia, o azul-marinho de sempre.',
  },
] as const satisfies readonly Field[]

export const mapaFields = [
  { name: 'zoom', kind: 'integer', help: 'De 3 (país) a 18 (rua).' },
  {
    name: 'raio_km',
    kind: 'integer',
    help: 'Um ponto mais longe do centro do que isto recebe um aviso.',
  },
] as const satisfies readonly Field[]

export const contatosFields = [
  { name: 'endereco', kind: 'text', span: 8 },
  { name: 'telefone', kind: 'text', span: 4 },
  { name: 'site', kind: 'text', placeholder: 'https://www.cidade.gov.br' },
  { name: 'portal_contabil', kind: 'text', placeholder: 'https://' },
  { name: 'esic', kind: 'text', help: 'Serviço de informação ao cidadão: endereço, telefone ou local.' },
  { name: 'ouvidoria', kind: 'text' },
  { name: 'encarregado', kind: 'text', help: 'Quem responde pelos dados pessoais (LGPD, art. 41).' },
  {
    name: 'encarregado_contato',
    kind: 'text',
    help: 'E-mail ou telefone, publicado na página de privacidade.',
  },
] as const satisfies readonly Field[]
