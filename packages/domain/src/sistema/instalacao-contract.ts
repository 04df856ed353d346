import { call } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import { instalacao } from './instalacao.ts'
import { lentas, medidas } from './medidas.ts'
import { sistemaReaders } from './policy.ts'

/** The installation, for those who look after it. Apart from the queue, which pages ask that need none of this. */
export const instalacaoCalls = {
  getSistema: call({
    method: 'GET',
    path: '/api/sistema',
    summary: 'A instalação: versões, banco de dados, disco, relógio e desde quando está no ar',
    access: sistemaReaders,
    reply: () => envelope(instalacao),
  }),
  getMedidas: call({
    method: 'GET',
    path: '/api/sistema/medidas',
    summary: 'As últimas 24 horas da instância que responde: requisições, tempos, erros, esperas e memória',
    access: sistemaReaders,
    reply: () => envelope(medidas),
  }),
  getLentas: call({
    method: 'GET',
    path: '/api/sistema/lentas',
    summary: 'As consultas ao banco mais demoradas das últimas 24 horas, pela forma e sem os valores',
    access: sistemaReaders,
    reply: () => envelope(lentas),
  }),
}
