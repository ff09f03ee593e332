"""The documentation site: `make docs`."""

from __future__ import annotations

from importlib.metadata import version as version_of

project = "Regnum"
release = version_of("regnum")
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["screenshots"]
html_theme = "furo"
html_title = "Regnum"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7A1F16", "color-brand-content": "#0B5CAD"},
    "dark_css_variables": {"color-brand-primary": "#E3B341", "color-brand-content": "#7FB4F0"},
}
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_mock_imports = ["pyspiel", "ray"]
myst_heading_anchors = 3
# Notebooks are text; what they print and draw is made anew whenever the site is, and an error in one ends it.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 600
nb_merge_streams = True
# Links to files beside the pages (the README, the sources) are checked by the tests; Fluent has no colours here.
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure"]
