import type { Config } from '../../config.ts'
import { aviso, type Laudo, ok } from './laudo.ts'

const LOCAL = /^(127\.|::1$|localhost$)/

type Said = Pick<
  Config,
  'host' | 'trustProxy' | 'publicUrl' | 'backupPassphrase' | 'correio' | 'metrics' | 'demo' | 'admin'
>

/** Those that our own examples say. */
const DEMO_PASSWORDS = ['demonstracao']

/** What is allowed, and seldom what a city wants: each advice names the setting. */
export function conselhos({
  host,
  trustProxy,
  publicUrl,
  backupPassphrase,
  correio,
  metrics,
  demo,
  admin,
}: Said): Laudo[] {
  const isOpen = !LOCAL.test(host)
  const isSecure = publicUrl?.startsWith('https:') === true
  const given: [boolean, string, string][] = [
    [demo, 'DEMO', 'É a cidade de demonstração: nada de verdade deve ser guardado nela.'],
    [
      isOpen && trustProxy === false,
      'TRUST_PROXY',
      'O sistema atende outras máquinas sem proxy na frente: sem HTTPS, senhas passam às claras. Se há um proxy, diga quantos são.',
    ],
    [
      !isOpen && trustProxy === false && isSecure,
      'TRUST_PROXY',
      'O endereço público usa HTTPS, que só um proxy na frente faz: sem TRUST_PROXY=1 todos parecem vir dele, e as tentativas de senha de um contam para todos.',
    ],
    [
      admin.password !== undefined && DEMO_PASSWORDS.includes(admin.password.toLowerCase()),
      'ADMIN_PASSWORD',
      'Esta senha está nos manuais: qualquer um a tenta. Troque-a aqui e, se o sistema já foi iniciado, em Minha conta.',
    ],
    [
      admin.password !== undefined,
      'ADMIN_PASSWORD',
      'Só vale na primeira partida. Depois dela, troque a senha em Minha conta e tire-a das configurações.',
    ],
    [
      publicUrl === undefined,
      'ENDERECO_PUBLICO',
      'Sem ele, e-mails não podem levar ao sistema, e os dados abertos e as páginas públicas apontam para localhost.',
    ],
    [
      publicUrl?.startsWith('http:') === true && !LOCAL.test(new URL(publicUrl).hostname),
      'ENDERECO_PUBLICO',
      'O endereço público não usa HTTPS.',
    ],
    [
      backupPassphrase === undefined,
      'BACKUP_PASSPHRASE',
      'As cópias de segurança não são cifradas: guarde-as onde só quem pode ler o banco as leia.',
    ],
    [
      correio === undefined,
      'SMTP_URL',
      'Não há servidor de e-mail: avisos ficam só no sistema, e senhas esquecidas dependem do administrador.',
    ],
    [
      metrics.apart !== undefined && metrics.apart.token === undefined && !LOCAL.test(metrics.apart.host),
      'METRICS_TOKEN',
      'As medidas são dadas a outras máquinas sem pedir nada: defina um segredo, ou deixe METRICS_HOST nesta máquina.',
    ],
  ]
  const due = given.filter(([applies]) => applies)
  return due.length === 0
    ? [ok('Configuração', 'Completa.')]
    : due.map(([, setting, text]) => aviso(setting, text))
}
