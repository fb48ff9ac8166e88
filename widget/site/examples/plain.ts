const news = document.querySelector('#news');
let sweeps = 0;

document.addEventListener('scopa-sweep', () => {
  sweeps += 1;
  if (news) news.textContent = `Sweeps so far: ${sweeps}`;
});
