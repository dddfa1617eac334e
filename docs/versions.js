// The switch of the documentation site, beside its versions, which tools/release/src/docs-versions.ts fills in.
const versions = []
const place = document.querySelector('.versions')
const { version: own = '', page = '' } = place?.dataset ?? {}
const up = '../'.repeat(page.split('/').length)
const newest = versions.find((version) => version !== 'next')

const select = document.createElement('select')
for (const version of versions) select.add(new Option(version, version, false, version === own))
select.addEventListener('change', async () => {
  const same = `${up}${select.value}/${page}`
  // A page that a version lacks, and a folder that is opened without a server, which cannot be asked: its first page.
  const isThere = await fetch(same, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  location.href = isThere ? same : `${up}${select.value}/index.html`
})
const label = document.createElement('label')
label.append('Version ', select)
place?.querySelector('a')?.replaceWith(label)

if (newest !== undefined && own !== 'next' && own !== newest) {
  const hint = document.createElement('a')
  hint.href = `${up}${newest}/index.html`
  hint.textContent = `This is an older version. The newest is ${newest}.`
  document.querySelector('.col-content')?.prepend(hint)
}
