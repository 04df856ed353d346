import { anyone, signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { byId } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import {
  acessoRegra,
  acessoRegraBody,
  codigoBody,
  codigosNovos,
  desligarBody,
  entrarBody,
  fator,
  fatorNovo,
  ligarBody,
} from './fator.ts'
import { usuarioManagers } from './policy.ts'
import { loginReply } from './sessao-contract.ts'

/** A second factor: codes that an app makes, asked for after the password. */
export const fatorCalls = {
  loginCodigo: call({
    method: 'POST',
    path: '/api/login/codigo',
    summary: 'Segunda parte da entrada: o código do aplicativo, ou um de recuperação',
    access: anyone,
    whileHeld: true,
    body: () => entrarBody,
    reply: () => loginReply,
  }),
  getFator: call({
    method: 'GET',
    path: '/api/eu/fator',
    summary: 'Como está o próprio segundo fator',
    access: signedIn,
    whileHeld: true,
    reply: () => envelope(fator),
  }),
  startFator: call({
    method: 'POST',
    path: '/api/eu/fator',
    summary: 'Começa a ligar o segundo fator: diz o segredo, que só vale depois de confirmado com um código',
    access: signedIn,
    whileHeld: true,
    body: () => ligarBody,
    reply: () => envelope(fatorNovo),
  }),
  confirmFator: call({
    method: 'POST',
    path: '/api/eu/fator/confirmar',
    summary:
      'Liga o segundo fator com um código e diz os de recuperação, uma só vez; encerra as outras sessões',
    access: signedIn,
    whileHeld: true,
    body: () => codigoBody,
    reply: () => envelope(codigosNovos),
  }),
  renewCodigos: call({
    method: 'POST',
    path: '/api/eu/fator/codigos',
    summary: 'Troca os códigos de recuperação por dez novos, ditos uma só vez; os anteriores deixam de valer',
    access: signedIn,
    body: () => desligarBody,
    reply: () => envelope(codigosNovos),
  }),
  endFator: call({
    method: 'POST',
    path: '/api/eu/fator/desligar',
    summary: 'Desliga o próprio segundo fator',
    access: signedIn,
    body: () => desligarBody,
    reply: () => done,
  }),
  showFator: call({
    method: 'POST',
    path: '/api/eu/fator/conferir',
    summary: 'Mostra um código: por alguns minutos as decisões que o pedem (428) são aceitas nesta sessão',
    access: signedIn,
    body: () => codigoBody,
    reply: () => done,
  }),
  resetFator: call({
    method: 'POST',
    path: '/api/usuarios/{id}/fator/zerar',
    summary:
      'Desliga o segundo fator de outra pessoa, que perdeu o aplicativo e os códigos; encerra as sessões dela',
    access: usuarioManagers,
    params: () => byId,
    reply: () => done,
  }),
  getAcessoRegra: call({
    method: 'GET',
    path: '/api/acesso/regra',
    summary: 'Se administradores e auditores precisam de um segundo fator',
    access: usuarioManagers,
    reply: () => envelope(acessoRegra),
  }),
  setAcessoRegra: call({
    method: 'PUT',
    path: '/api/acesso/regra',
    summary: 'Exige, ou deixa de exigir, um segundo fator de administradores e auditores',
    access: usuarioManagers,
    body: () => acessoRegraBody,
    reply: () => done,
  }),
}
