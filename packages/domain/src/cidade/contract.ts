import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { done, envelope, file, uploaded, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { fewWords } from '../shared/search-words.ts'
import { cidade, cidadeUpdate } from './cidade.ts'
import { municipio } from './municipio.ts'
import { cidadeManagers } from './policy.ts'
import { corteUpdate } from './tribunais.ts'

export const cidadeCalls = {
  getCidade: call({
    method: 'GET',
    path: '/api/cidade',
    summary: 'De que cidade é o sistema: nome, contatos, fuso horário, mapa e aparência',
    access: anyone,
    reply: () => envelope(cidade),
  }),
  searchMunicipios: call({
    method: 'GET',
    path: '/api/municipios',
    summary:
      'Municípios do Brasil pelo nome ou pelo código do IBGE, com centro, fuso e tribunal, para preencher a configuração',
    access: cidadeManagers,
    query: () => z.object({ q: fields.requiredText(100).check(fewWords) }),
    reply: () => envelope(municipio),
  }),
  updateCidade: call({
    method: 'PUT',
    path: '/api/cidade',
    summary: 'Altera a configuração da cidade; o que não é enviado fica como está',
    access: cidadeManagers,
    body: () => cidadeUpdate,
    reply: () => written,
  }),
  updateCorte: call({
    method: 'PUT',
    path: '/api/cidade/tribunal',
    summary: 'Altera o que se sabe do tribunal de contas da cidade; o que não é enviado fica como está',
    access: cidadeManagers,
    body: () => corteUpdate,
    reply: () => written,
  }),
  getBrasao: call({
    method: 'GET',
    path: '/api/cidade/brasao',
    summary: 'O brasão da cidade, em PNG; `brasao` de /api/cidade é o endereço em que ele nunca muda',
    access: anyone,
    reply: file('image/png'),
  }),
  setBrasao: call({
    method: 'PUT',
    path: '/api/cidade/brasao',
    summary: 'Envia o brasão da cidade (PNG ou JPEG, até 5 MB), guardado com até 512 pixels de lado',
    access: cidadeManagers,
    bodyType: 'multipart',
    body: () => z.object({ brasao: fields.upload }),
    reply: () => uploaded,
  }),
  removeBrasao: call({
    method: 'DELETE',
    path: '/api/cidade/brasao',
    summary: 'Remove o brasão: tudo volta a aparecer sem ele',
    access: cidadeManagers,
    reply: () => done,
  }),
}
