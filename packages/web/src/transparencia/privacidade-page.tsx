import { SOBRE } from '@paco/domain/shared/sobre'
import { CANAIS } from '@paco/domain/transparencia/contatos'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import words from '../ui/theme/words.module.css'
import { Dito } from './contato.tsx'
import { contatosQuery } from './queries.ts'
import classes from './texto.module.css'

/** Whom to turn to, as the city says it. */
function Canais() {
  const { data, error, refetch } = useQuery(contatosQuery)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <dl className={classes.contacts}>
      {CANAIS.map(({ key, label }) => (
        <div key={key}>
          <dt className={`${words.muted} ${words.size13}`}>{label}</dt>
          <dd className={words.wraps}>{data ? <Dito valor={data[key]} /> : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** '/privacidade': which personal data there are, what for, and whom to ask. */
export function PrivacidadePage() {
  return (
    <>
      <PageHeader title="Privacidade" about={SOBRE.privacidade} />
      <div className={classes.page}>
        <Card title="A quem recorrer">
          <Canais />
        </Card>
        <Card title="Quem só consulta">
          <p>
            As páginas públicas não pedem cadastro. O sistema não usa cookies, não mede visitas e não carrega
            nada que identifique você em outros sites. As imagens do mapa vêm do servidor de mapas que a
            Prefeitura escolheu, que recebe o endereço de rede de quem abre a página do mapa.
          </p>
          <p>
            Para limitar abusos, o servidor conta por alguns minutos quantas consultas vêm de cada endereço de
            rede. A escolha de tema e os filtros ficam só no seu navegador.
          </p>
        </Card>
        <Card title="Quem tem conta">
          <ul className={classes.list}>
            <li>Nome, e-mail, papel e secretaria, para saber quem pode fazer o quê.</li>
            <li>A senha é guardada de modo que ninguém pode lê-la.</li>
            <li>
              De cada sessão aberta, o endereço de rede e o programa usado, para que a pessoa a reconheça e
              possa encerrá-la.
            </li>
            <li>
              Tudo o que uma pessoa grava fica na trilha de auditoria com o nome dela, por dever de prestação
              de contas. A trilha não se apaga.
            </li>
          </ul>
        </Card>
        <Card title="O que é publicado sobre pessoas">
          <ul className={classes.list}>
            <li>
              Servidores aparecem pelo nome e só no que respondem pelo cargo, como a fiscalização de um
              contrato ou a ordem que paralisou uma obra.
            </li>
            <li>Empresas contratadas aparecem com nome e CNPJ.</li>
            <li>
              Não são publicados e-mails, contas bancárias, rascunhos nem documentos restritos, e nenhum
              cadastro pede CPF. As fotos do diário de obra saem sem a posição e a hora que a câmera anota.
            </li>
            <li>
              Um texto que parece conter CPF, e-mail, telefone ou conta bancária é retido até que alguém o
              corrija.
            </li>
          </ul>
        </Card>
        <Card title="Por quê, e por quanto tempo">
          <p>
            O tratamento serve à execução de políticas públicas e a deveres legais da Prefeitura (LGPD, arts.
            7º, II e III, e 23; Lei 12.527/2011, art. 8º). Os registros de obras, contratos e pagamentos são
            guardados enquanto a lei os exige; contas de pessoas deixam de valer quando são desativadas.
          </p>
        </Card>
        <Card title="Seus direitos">
          <p>
            Você pode pedir ao encarregado para confirmar se há dados seus, ter acesso a eles e corrigir o que
            estiver errado. Encontrou um dado pessoal que não devia estar público? Avise o encarregado ou a
            ouvidoria. O que os <Link to={PATHS.dados}>dados abertos</Link> têm e não têm está dito na página
            deles.
          </p>
        </Card>
      </div>
    </>
  )
}
