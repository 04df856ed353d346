import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { byId, createCall, deleteCall } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import { carregado, carregar, conferencia, situacaoPacotes } from './carga.ts'
import { chave, pacote } from './pacote.ts'
import { pacoteManagers } from './policy.ts'

const byChave = () => z.object({ chave })

export const pacotesCalls = {
  getPacotes: call({
    method: 'GET',
    path: '/api/pacotes',
    summary: 'Os pacotes de dados que há e as cargas que foram feitas',
    access: pacoteManagers,
    reply: () => envelope(situacaoPacotes),
  }),
  sendPacote: createCall(
    '/api/pacotes',
    'Envia um pacote de dados, que passa a ser oferecido; com a mesma chave, substitui o anterior',
    pacoteManagers,
    () => pacote,
  ),
  deletePacote: deleteCall(
    '/api/pacotes/enviados/{id}',
    'Exclui um pacote enviado; o que ele carregou fica',
    pacoteManagers,
  ),
  checkPacote: call({
    method: 'POST',
    path: '/api/pacotes/{chave}/conferir',
    summary: 'O que carregar o pacote faria: novos, iguais e diferentes; nada é escrito',
    access: pacoteManagers,
    params: byChave,
    reply: () => envelope(conferencia),
  }),
  loadPacote: call({
    method: 'POST',
    path: '/api/pacotes/{chave}/carregar',
    summary: 'Carrega um pacote: cria o que falta e, se pedido, atualiza o que difere; nada é excluído',
    access: pacoteManagers,
    params: byChave,
    body: () => carregar,
    reply: () => carregado,
  }),
  undoCarga: call({
    method: 'POST',
    path: '/api/pacotes/cargas/{id}/desfazer',
    summary: 'Desfaz uma carga: retira o que ela criou, se nada se refere a isso e ninguém o mudou',
    access: pacoteManagers,
    params: () => byId,
    reply: () => done,
  }),
}
